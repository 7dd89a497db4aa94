import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { ThemeProvider, createTheme } from '@mui/material/styles';

const redLight = createTheme({
  palette: {
    mode: 'dark',
    primary: { main: '#ff7a6b' },
    background: { default: '#160404', paper: '#1d0706' },
    text: { primary: '#ffc9c2', secondary: '#e69a91' },
  },
});

export default function RedPalette() {
  return (
    <ThemeProvider theme={redLight}>
      <Paper elevation={0} sx={{ p: 3 }}>
        <Typography>Jupiter, 23:10</Typography>
        <Typography variant="body2" color="textSecondary" sx={{ mb: 2 }}>
          Seeing 3 of 5, no wind
        </Typography>
        <Button variant="outlined">Edit entry</Button>
      </Paper>
    </ThemeProvider>
  );
}
