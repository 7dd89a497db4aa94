import Box from '@mui/system/Box';

const bed = { p: 1, border: 1, borderRadius: 1 };

export default function GridAutoColumns() {
  return (
    <Box sx={{ width: 1, display: 'grid', gap: 1, gridAutoColumns: '1fr' }}>
      <Box sx={bed}>Leeks</Box>
      <Box sx={{ ...bed, gridColumn: 2, gridRow: 1 }}>Beans</Box>
      <Box sx={{ ...bed, gridColumn: 3, gridRow: 1 }}>Chard</Box>
    </Box>
  );
}
