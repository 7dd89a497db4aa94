import type { CssVarsThemeOptions } from '@mui/joy/styles';

const small = { defaultProps: { size: 'sm' } } as const;

/** Default props of Joy UI's components at high density; a demo's explicit prop takes precedence. */
export const compactJoy: CssVarsThemeOptions['components'] = {
  JoyAutocomplete: small,
  JoyButton: small,
  JoyButtonGroup: small,
  JoyCheckbox: small,
  JoyChip: small,
  JoyFormControl: small,
  JoyIconButton: small,
  JoyInput: small,
  JoyList: small,
  JoyMenu: small,
  JoyMenuButton: small,
  JoyRadio: small,
  JoyRadioGroup: small,
  JoySelect: small,
  JoySlider: small,
  JoySwitch: small,
  JoyTable: small,
  JoyTabs: small,
  JoyTextarea: small,
  JoyToggleButtonGroup: small,
};
