"""The editor of house rules: presets, regional changes, every field, own presets, share codes."""
