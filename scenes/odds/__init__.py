"""Chances: of a deal under the rules in force, and of any hand that is laid out."""
