import Box from '@mui/system/Box';

const bed = { p: 1, border: 1, borderRadius: 1 };

export default function Display() {
  return (
    <Box sx={{ width: 1, display: 'grid', gap: 1 }}>
      <Box sx={bed}>Leeks</Box>
      <Box sx={bed}>Beans</Box>
      <Box sx={bed}>Chard</Box>
    </Box>
  );
}
