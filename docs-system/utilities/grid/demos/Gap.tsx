import Box from '@mui/system/Box';

const bed = { p: 1, border: 1, borderRadius: 1 };

export default function Gap() {
  return (
    <Box
      sx={{ width: 1, display: 'grid', gap: 2, gridTemplateColumns: '1fr 1fr' }}
    >
      <Box sx={bed}>Leeks</Box>
      <Box sx={bed}>Beans</Box>
      <Box sx={bed}>Chard</Box>
      <Box sx={bed}>Peas</Box>
    </Box>
  );
}
