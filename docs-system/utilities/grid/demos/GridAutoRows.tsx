import Box from '@mui/system/Box';

const bed = { p: 1, border: 1, borderRadius: 1 };

export default function GridAutoRows() {
  return (
    <Box
      sx={{
        width: 1,
        display: 'grid',
        gap: 1,
        gridAutoRows: '56px',
        gridTemplateColumns: '1fr 1fr',
      }}
    >
      <Box sx={bed}>Leeks</Box>
      <Box sx={bed}>Beans</Box>
      <Box sx={bed}>Chard</Box>
      <Box sx={bed}>Peas</Box>
    </Box>
  );
}
