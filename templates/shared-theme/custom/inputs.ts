import type {} from '@mui/material/themeCssVarsAugmentation';
import type { Components, Theme } from '@mui/material/styles';

/** Fields with their label above them. */
export const inputs: Components<Theme> = {
  MuiInputLabel: {
    defaultProps: { shrink: true },
    styleOverrides: {
      outlined: ({ theme }) => ({
        position: 'static',
        transform: 'none',
        maxWidth: 'none',
        marginBlockEnd: 6,
        overflow: 'visible',
        whiteSpace: 'normal',
        ...theme.typography.subtitle2,
        color: theme.vars.palette.text.primary,
        '&.Mui-disabled': { color: theme.vars.palette.text.disabled },
      }),
    },
  },
  MuiFormControl: {
    styleOverrides: {
      // Pickers have their own outlined input, which takes no default for its gap.
      root: { '& .MuiPickersOutlinedInput-notchedOutline > legend': { maxWidth: '0.01px' } },
    },
  },
  MuiOutlinedInput: {
    // The label isn't in the border, so the border has no gap.
    defaultProps: { notched: false },
    styleOverrides: {
      root: ({ theme }) => ({ backgroundColor: theme.vars.palette.background.paper }),
      // Visible as the edge of a control: at least 3 : 1 on both backgrounds.
      notchedOutline: ({ theme }) => ({
        borderColor: `rgba(${theme.vars.palette.text.primaryChannel} / 0.55)`,
      }),
      input: {
        paddingBlock: 11,
        height: '1.375em',
        '.MuiInputBase-sizeSmall > &': { paddingBlock: 8 },
      },
      multiline: { paddingBlock: 11 },
    },
  },
  MuiFormHelperText: { styleOverrides: { contained: { marginInline: 0 } } },
  MuiSwitch: {
    styleOverrides: {
      track: { borderRadius: 999 },
      thumb: { boxShadow: 'none' },
    },
  },
};
