import Box from '@mui/system/Box';

export default function BreakpointsAsObject() {
  return (
    <Box sx={{ p: 1, border: 1, width: { xs: 160, sm: 240, md: 320 } }}>
      160, 240 or 320 pixels
    </Box>
  );
}
