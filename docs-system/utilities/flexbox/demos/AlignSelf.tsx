import Box from '@mui/system/Box';

const tile = { p: 1, border: 1, borderColor: 'divider', borderRadius: 1 };

export default function AlignSelf() {
  return (
    <Box
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 1,
        height: 120,
        width: 1,
        border: '1px dashed',
      }}
    >
      <Box sx={tile}>Sorted</Box>
      <Box sx={{ ...tile, alignSelf: 'flex-end' }}>flex-end</Box>
      <Box sx={{ ...tile, alignSelf: 'stretch' }}>stretch</Box>
    </Box>
  );
}
