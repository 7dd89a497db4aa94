import Box from '@mui/system/Box';

const tile = { p: 1, border: 1, borderColor: 'divider', borderRadius: 1 };
const frame = { p: 1, gap: 1, border: '1px dashed' };

export default function Display() {
  return (
    <Box sx={{ width: 1 }}>
      <Box sx={{ ...frame, display: 'flex', mb: 2 }}>
        <Box sx={tile}>Tides</Box>
        <Box sx={tile}>flex</Box>
      </Box>
      <Box sx={{ ...frame, display: 'inline-flex' }}>
        <Box sx={tile}>Winds</Box>
        <Box sx={tile}>inline-flex</Box>
      </Box>
    </Box>
  );
}
