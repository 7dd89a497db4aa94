import Box from '@mui/system/Box';

const bed = { p: 1, border: 1, borderRadius: 1 };

export default function GridRow() {
  return (
    <Box
      sx={{ width: 1, display: 'grid', gap: 1, gridTemplateColumns: '1fr 1fr' }}
    >
      <Box sx={{ ...bed, gridRow: '1 / 3' }}>Two rows</Box>
      <Box sx={bed}>Beans</Box>
      <Box sx={bed}>Chard</Box>
    </Box>
  );
}
