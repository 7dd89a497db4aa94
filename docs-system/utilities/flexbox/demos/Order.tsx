import Box from '@mui/system/Box';

const tile = { p: 1, border: 1, borderColor: 'divider', borderRadius: 1 };

export default function Order() {
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
      <Box sx={{ ...tile, order: 1 }}>Written first, order 1</Box>
      <Box sx={tile}>Written second, no order</Box>
      <Box sx={{ ...tile, order: -1 }}>Written last, order -1</Box>
    </Box>
  );
}
