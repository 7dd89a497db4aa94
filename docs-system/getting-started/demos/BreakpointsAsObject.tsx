import Box from '@mui/system/Box';

export default function BreakpointsAsObject() {
  return (
    <Box sx={{ px: 2, py: { xs: 2.5, md: 1 }, border: 1 }}>
      Roomier on small screens
    </Box>
  );
}
