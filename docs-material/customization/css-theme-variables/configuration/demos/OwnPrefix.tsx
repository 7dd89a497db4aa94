import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { createTheme, ThemeProvider } from '@mui/material/styles';

const visitors = createTheme({
  cssVariables: {
    cssVarPrefix: 'visitors',
    rootSelector: '.visitors',
    disableCssColorScheme: true,
  },
  palette: { primary: { main: '#00695c' } },
});

export default function OwnPrefix() {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
      <Button variant="contained">Staff entrance</Button>
      <ThemeProvider theme={visitors}>
        <div className="visitors">
          <Button variant="contained">Visitors</Button>
        </div>
      </ThemeProvider>
    </Box>
  );
}
