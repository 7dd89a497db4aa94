import Box from '@mui/system/Box';

export default function Demo() {
  return (
    <Box
      sx={{
        display: 'flex',
        flexDirection: { xs: 'column', sm: 'row' },
        gap: { xs: 1, sm: 3 },
        p: 2,
        border: 1,
        borderRadius: 1,
      }}
    >
      <Box sx={{ fontWeight: 700 }}>Pier 2</Box>
      <Box>Departs 16:20</Box>
      <Box sx={{ display: { xs: 'none', md: 'block' } }}>
        Calls at both islands
      </Box>
    </Box>
  );
}
