import { createTheme, ThemeProvider } from '@mui/system';
import Box from '@mui/system/Box';

const theme = createTheme(
  { unstable_sxConfig: { borderRadius: { themeKey: 'corners' } } },
  { corners: { soft: 12, round: 999 } },
);

export default function ChangeTheBehaviorSxProp() {
  return (
    <ThemeProvider theme={theme}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        {['soft', 'round', '2px'].map((borderRadius) => (
          <Box
            key={borderRadius}
            sx={{ px: 2, py: 1, border: 1, borderRadius }}
          >
            {borderRadius}
          </Box>
        ))}
      </Box>
    </ThemeProvider>
  );
}
