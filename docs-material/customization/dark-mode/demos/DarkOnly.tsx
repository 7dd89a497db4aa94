import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import { ThemeProvider, createTheme } from '@mui/material/styles';
import TextField from '@mui/material/TextField';

const night = createTheme({ palette: { mode: 'dark' } });

export default function DarkOnly() {
  return (
    <ThemeProvider theme={night}>
      <Paper sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, p: 3 }}>
        <TextField label="Object" defaultValue="M 13" size="small" />
        <Button variant="contained">Log observation</Button>
      </Paper>
    </ThemeProvider>
  );
}
