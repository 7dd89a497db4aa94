import Box from '@mui/system/Box';

export default function BreakpointsAsArray() {
  return (
    <Box sx={{ p: 1, border: 1, fontWeight: [400, null, 700] }}>
      Bold from the breakpoint md
    </Box>
  );
}
