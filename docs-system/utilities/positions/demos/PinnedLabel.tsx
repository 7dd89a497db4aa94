import Box from '@mui/system/Box';

export default function PinnedLabel() {
  return (
    <Box sx={{ position: 'relative', width: 240, p: 3, border: 1 }}>
      Tile B7, northern bay
      <Box
        sx={{
          position: 'absolute',
          top: -12,
          insetInlineEnd: 16,
          px: 1,
          bgcolor: 'text.primary',
          color: 'background.paper',
        }}
      >
        draft
      </Box>
    </Box>
  );
}
