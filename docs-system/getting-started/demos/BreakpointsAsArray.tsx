import Box from '@mui/system/Box';

export default function BreakpointsAsArray() {
  return (
    <Box sx={{ p: 1, border: 1, width: [160, null, 320] }}>
      160 or 320 pixels
    </Box>
  );
}
