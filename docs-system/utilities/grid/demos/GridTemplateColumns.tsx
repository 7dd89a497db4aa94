import Box from '@mui/system/Box';

const bed = { p: 1, border: 1, borderRadius: 1 };

export default function GridTemplateColumns() {
  return (
    <Box
      sx={{
        width: 1,
        display: 'grid',
        gap: 1,
        gridTemplateColumns: { xs: '1fr', sm: '2fr 1fr 1fr' },
      }}
    >
      <Box sx={bed}>Pumpkins, 2fr</Box>
      <Box sx={bed}>Beans, 1fr</Box>
      <Box sx={bed}>Chard, 1fr</Box>
    </Box>
  );
}
