import Box from '@mui/system/Box';

const tile = { p: 1, border: 1, borderColor: 'divider', borderRadius: 1 };

export default function FlexGrow() {
  return (
    <Box sx={{ display: 'flex', gap: 1, width: 1 }}>
      <Box sx={tile}>From</Box>
      <Box sx={{ ...tile, flexGrow: 1 }}>Ghent, grows</Box>
      <Box sx={tile}>Search</Box>
    </Box>
  );
}
