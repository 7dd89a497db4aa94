import Box from '@mui/system/Box';

const bed = { p: 1, border: 1, borderRadius: 1 };

export default function GridAutoFlow() {
  return (
    <Box
      sx={{
        width: 1,
        display: 'grid',
        gap: 1,
        gridAutoFlow: 'column',
        gridTemplateRows: '1fr 1fr',
      }}
    >
      <Box sx={bed}>1. Leeks</Box>
      <Box sx={bed}>2. Beans</Box>
      <Box sx={bed}>3. Chard</Box>
      <Box sx={bed}>4. Peas</Box>
    </Box>
  );
}
