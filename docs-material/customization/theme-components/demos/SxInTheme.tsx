import Chip from '@mui/material/Chip';
import Paper from '@mui/material/Paper';
import { ThemeProvider, createTheme } from '@mui/material/styles';

const theme = createTheme({
  components: {
    MuiChip: {
      styleOverrides: {
        root: ({ theme: current }) =>
          current.unstable_sx({ px: 1, fontWeight: 'medium', borderRadius: 1 }),
        icon: ({ theme: current }) =>
          current.unstable_sx({ color: 'success.main' }),
      },
    },
  },
});

export default function SxInTheme() {
  return (
    <ThemeProvider theme={theme}>
      <Paper sx={{ p: 2 }}>
        <Chip label="Printed" icon={<span aria-hidden="true">●</span>} />
      </Paper>
    </ThemeProvider>
  );
}
