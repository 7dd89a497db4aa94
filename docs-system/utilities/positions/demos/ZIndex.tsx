import Box from '@mui/system/Box';

const sheet = {
  position: 'absolute',
  width: 140,
  p: 2,
  border: 1,
  bgcolor: 'background.paper',
  color: 'text.primary',
};

export default function ZIndex() {
  return (
    <Box
      sx={{
        position: 'relative',
        width: 240,
        height: 130,
        isolation: 'isolate',
      }}
    >
      <Box sx={{ ...sheet, zIndex: 2 }}>Legend, level 2</Box>
      <Box sx={{ ...sheet, zIndex: 1, top: 40, insetInlineStart: 80 }}>
        Map, level 1
      </Box>
    </Box>
  );
}
