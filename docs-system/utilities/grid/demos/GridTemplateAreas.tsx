import Box from '@mui/system/Box';

const bed = { p: 1, border: 1, borderRadius: 1 };

export default function GridTemplateAreas() {
  return (
    <Box
      sx={{
        width: 1,
        display: 'grid',
        gap: 1,
        gridTemplateColumns: '2fr 1fr',
        gridTemplateAreas: `"gate gate" "beds shed" "pond ."`,
      }}
    >
      <Box sx={{ ...bed, gridArea: 'gate' }}>Gate</Box>
      <Box sx={{ ...bed, gridArea: 'beds' }}>Beds</Box>
      <Box sx={{ ...bed, gridArea: 'shed' }}>Shed</Box>
      <Box sx={{ ...bed, gridArea: 'pond' }}>Pond</Box>
    </Box>
  );
}
