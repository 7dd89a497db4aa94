const SIZES = ['small', 'medium'] as const;
const SIZES_WITH_LARGE = ['small', 'medium', 'large'] as const;
const FIELD_VARIANTS = ['outlined', 'filled', 'standard'] as const;
const MARGINS = ['none', 'dense', 'normal'] as const;
const SURFACES = ['elevation', 'outlined'] as const;
const SWITCHED = [true, false] as const;

/**
 * The default props that a theme can contain, with their values: the choices that products make for
 * all their components. Everything else stays in the code of an app.
 */
export const COMPONENT_DEFAULTS = {
  MuiAlert: { variant: ['standard', 'outlined', 'filled'] },
  MuiAppBar: { color: ['default', 'inherit', 'primary', 'secondary', 'transparent'] },
  MuiAutocomplete: { size: SIZES },
  MuiButton: {
    variant: ['text', 'outlined', 'contained'],
    size: SIZES_WITH_LARGE,
    disableElevation: SWITCHED,
  },
  MuiButtonBase: { disableRipple: SWITCHED },
  MuiButtonGroup: { size: SIZES_WITH_LARGE, disableElevation: SWITCHED },
  MuiCard: { variant: SURFACES },
  MuiCheckbox: { size: SIZES },
  MuiChip: { size: SIZES, variant: ['filled', 'outlined'] },
  MuiFab: { size: SIZES_WITH_LARGE },
  MuiFormControl: { variant: FIELD_VARIANTS, size: SIZES, margin: MARGINS },
  MuiIconButton: { size: SIZES_WITH_LARGE },
  MuiLink: { underline: ['none', 'hover', 'always'] },
  MuiList: { dense: SWITCHED },
  MuiPagination: { shape: ['circular', 'rounded'], size: SIZES_WITH_LARGE },
  MuiPaper: { variant: SURFACES },
  MuiRadio: { size: SIZES },
  MuiSelect: { variant: FIELD_VARIANTS },
  MuiSlider: { size: SIZES },
  MuiSwitch: { size: SIZES },
  MuiTable: { size: SIZES },
  MuiTextField: { variant: FIELD_VARIANTS, size: SIZES, margin: MARGINS },
  MuiToggleButton: { size: SIZES_WITH_LARGE },
  MuiToggleButtonGroup: { size: SIZES_WITH_LARGE },
  MuiToolbar: { variant: ['regular', 'dense'] },
  MuiTooltip: { arrow: SWITCHED },
} as const satisfies Record<string, Record<string, readonly (string | boolean)[]>>;

/** A component that can have default props in a theme. */
export type ThemedComponent = keyof typeof COMPONENT_DEFAULTS;
