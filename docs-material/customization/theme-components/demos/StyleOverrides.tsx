import Chip from '@mui/material/Chip';
import Paper from '@mui/material/Paper';
import { ThemeProvider, createTheme } from '@mui/material/styles';

const theme = createTheme({
  components: {
    MuiChip: {
      styleOverrides: {
        root: { borderRadius: 4 },
        label: { textTransform: 'uppercase', letterSpacing: 1 },
      },
    },
  },
});

export default function StyleOverrides() {
  return (
    <ThemeProvider theme={theme}>
      <Paper sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, p: 2 }}>
        <Chip label="A5" />
        <Chip label="Two colors" />
        <Chip label="Recycled paper" variant="outlined" />
      </Paper>
    </ThemeProvider>
  );
}
