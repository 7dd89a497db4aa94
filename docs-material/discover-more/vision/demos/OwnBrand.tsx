import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { createTheme, ThemeProvider } from '@mui/material/styles';

const theme = createTheme({
  palette: { primary: { main: '#b5179e' } },
  shape: { borderRadius: 0 },
  typography: {
    fontFamily: 'Georgia, serif',
    button: { textTransform: 'none', fontSize: '1.0625rem' },
  },
  components: {
    MuiButtonBase: { defaultProps: { disableRipple: true } },
    MuiButton: { defaultProps: { disableElevation: true } },
  },
});

export default function OwnBrand() {
  return (
    <ThemeProvider theme={theme}>
      <Stack
        spacing={2}
        sx={{ p: 3, bgcolor: '#fff', alignItems: 'flex-start' }}
      >
        <TextField
          id="own-brand-title"
          label="Title of the poem"
          variant="standard"
        />
        <Button variant="contained">Submit to the anthology</Button>
      </Stack>
    </ThemeProvider>
  );
}
