import Box from '@mui/system/Box';

const bed = { p: 1, border: 1, borderRadius: 1 };

export default function GridTemplateRows() {
  return (
    <Box
      sx={{ width: 1, display: 'grid', gap: 1, gridTemplateRows: '72px 40px' }}
    >
      <Box sx={bed}>Leeks, 72 px</Box>
      <Box sx={bed}>Beans, 40 px</Box>
      <Box sx={bed}>Chard</Box>
    </Box>
  );
}
