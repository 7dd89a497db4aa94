import Box from '@mui/system/Box';

const bed = { p: 1, border: 1, borderRadius: 1 };

export default function GridColumn() {
  return (
    <Box
      sx={{
        width: 1,
        display: 'grid',
        gap: 1,
        gridTemplateColumns: 'repeat(3, 1fr)',
      }}
    >
      <Box sx={{ ...bed, gridColumn: '1 / -1' }}>Whole row</Box>
      <Box sx={{ ...bed, gridColumn: 'span 2' }}>Two columns</Box>
      <Box sx={bed}>One</Box>
    </Box>
  );
}
