import type { ThemeOptions } from '@mui/material/styles';

const small = { defaultProps: { size: 'small' } } as const;

/**
 * Material UI's components at high density, by their own props; a demo's explicit prop wins.
 *
 * Lists and inputs are set at their outermost component only: `ListItem` and `InputBase` would
 * prefer their own default to what the `List` or `FormControl` around them was told.
 *
 * @see https://mui.com/material-ui/customization/density/
 */
export const compactMaterial: ThemeOptions['components'] = {
  MuiAutocomplete: small,
  MuiButton: small,
  MuiButtonGroup: small,
  MuiCheckbox: small,
  MuiChip: small,
  MuiFab: small,
  MuiFormControl: { defaultProps: { margin: 'dense', size: 'small' } },
  MuiIconButton: small,
  MuiList: { defaultProps: { dense: true } },
  MuiPagination: small,
  MuiRadio: small,
  MuiSlider: small,
  MuiSwitch: small,
  MuiTable: small,
  MuiTextField: { defaultProps: { margin: 'dense', size: 'small' } },
  MuiToggleButton: small,
  MuiToggleButtonGroup: small,
  MuiToolbar: { defaultProps: { variant: 'dense' } },
};
