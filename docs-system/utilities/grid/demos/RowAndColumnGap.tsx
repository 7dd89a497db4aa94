import Box from '@mui/system/Box';

const bed = { p: 1, border: 1, borderRadius: 1 };

export default function RowAndColumnGap() {
  return (
    <Box
      sx={{
        width: 1,
        display: 'grid',
        rowGap: 1,
        columnGap: 4,
        gridTemplateColumns: '2fr 1fr',
      }}
    >
      <Box sx={bed}>Leeks</Box>
      <Box sx={bed}>March</Box>
      <Box sx={bed}>Chard</Box>
      <Box sx={bed}>April</Box>
    </Box>
  );
}
