import type { ThemeOptions } from '@mui/material/styles';

const small = { defaultProps: { size: 'small' } } as const;

/**
 * Default props of Material UI's components at high density; a demo's explicit prop takes precedence.
 *
 * Lists and inputs get defaults only at their outermost component: `ListItem` and `InputBase` prefer
 * their own default to the context of a `List` or `FormControl`.
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
