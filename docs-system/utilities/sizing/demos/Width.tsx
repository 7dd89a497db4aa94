import Box from '@mui/system/Box';

const bed = { boxSizing: 'border-box', p: 1, border: 1 };

export default function Width() {
  return (
    <Box sx={{ width: 1 }}>
      <Box sx={{ display: 'flex' }}>
        <Box sx={{ ...bed, width: 1 / 4 }}>Peas</Box>
        <Box sx={{ ...bed, width: 3 / 4 }}>Pumpkins</Box>
      </Box>
      <Box sx={{ ...bed, width: 'auto', mt: 1 }}>Path</Box>
    </Box>
  );
}
