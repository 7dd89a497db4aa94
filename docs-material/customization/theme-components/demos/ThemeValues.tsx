import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import { ThemeProvider, createTheme } from '@mui/material/styles';

const theme = createTheme({
  palette: { primary: { main: '#b3261e' } },
  typography: { button: { textTransform: 'none', fontWeight: 700 } },
  shape: { borderRadius: 0 },
});

export default function ThemeValues() {
  return (
    <ThemeProvider theme={theme}>
      <Paper
        variant="outlined"
        sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, p: 2 }}
      >
        <Button variant="contained">Approve</Button>
        <Button variant="outlined">Ask for changes</Button>
      </Paper>
    </ThemeProvider>
  );
}
