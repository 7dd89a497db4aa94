import type { BreakpointsOptions } from '@mui/system';
import { createTheme, ThemeProvider } from '@mui/system';
import Box from '@mui/system/Box';

const breakpoints = {
  values: { handheld: 0, kiosk: 720 },
} as unknown as BreakpointsOptions;
const theme = createTheme({ breakpoints });

export default function CustomBreakpoints() {
  return (
    <ThemeProvider theme={theme}>
      <Box sx={{ p: 1, border: 1, fontSize: { handheld: 14, kiosk: 28 } }}>
        Touch to start
      </Box>
    </ThemeProvider>
  );
}
