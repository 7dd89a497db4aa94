import { filledInputClasses } from '@mui/material/FilledInput';
import Stack from '@mui/material/Stack';
import type { Theme } from '@mui/material/styles';
import { ThemeProvider } from '@mui/material/styles';
import TextField from '@mui/material/TextField';

function withMeterFields(outer: Theme): Theme {
  return {
    ...outer,
    components: {
      ...outer.components,
      MuiTextField: { defaultProps: { variant: 'filled', size: 'small' } },
      MuiFilledInput: {
        defaultProps: { disableUnderline: true },
        styleOverrides: {
          root: {
            borderRadius: 8,
            border: '2px solid transparent',
            [`&.${filledInputClasses.focused}`]: {
              borderColor: 'currentColor',
            },
          },
          input: { fontWeight: 600 },
        },
      },
    },
  };
}

export default function CustomizedInputsStyleOverrides() {
  return (
    <ThemeProvider theme={withMeterFields}>
      <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap' }}>
        <TextField label="Meter" defaultValue="North roof" />
        <TextField label="Reading in kWh" defaultValue="1,940" />
      </Stack>
    </ThemeProvider>
  );
}
