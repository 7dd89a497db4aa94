import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import { ThemeProvider, createTheme } from '@mui/material/styles';

const theme = createTheme({
  components: {
    MuiButton: {
      defaultProps: { variant: 'outlined', disableElevation: true },
    },
    MuiPaper: { defaultProps: { variant: 'outlined' } },
  },
});

export default function DefaultProps() {
  return (
    <ThemeProvider theme={theme}>
      <Paper sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, p: 2 }}>
        <Button>Add proof</Button>
        <Button variant="contained">Send to press</Button>
      </Paper>
    </ThemeProvider>
  );
}
