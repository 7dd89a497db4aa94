import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { createTheme, ThemeProvider } from '@mui/material/styles';

const theme = createTheme({
  components: {
    MuiButton: { defaultProps: { size: 'small' } },
    MuiTextField: { defaultProps: { size: 'small', margin: 'dense' } },
  },
});

export default function DenseTheme() {
  return (
    <ThemeProvider
      theme={(outer) => ({ ...outer, components: theme.components })}
    >
      <Stack direction="row" spacing={2} sx={{ alignItems: 'center' }}>
        <TextField label="Stop" defaultValue="Old mill" />
        <Button variant="contained">Search</Button>
      </Stack>
    </ThemeProvider>
  );
}
