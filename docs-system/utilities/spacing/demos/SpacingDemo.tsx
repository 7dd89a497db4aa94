import Box from '@mui/system/Box';

const outline = { border: 1, borderColor: 'divider', borderRadius: 1 };

export default function SpacingDemo() {
  return (
    <Box sx={{ width: 320, maxWidth: '100%' }}>
      <Box sx={{ ...outline, bgcolor: 'background.paper', px: 3, py: 2 }}>
        Meet the guide at the north gate at nine.
        <Box sx={{ mt: 1, color: 'text.secondary' }}>Bring a raincoat.</Box>
      </Box>
      <Box
        sx={{
          ...outline,
          bgcolor: 'background.paper',
          width: 'fit-content',
          px: 1,
          mt: -1.5,
          ml: 'auto',
          mr: 2,
          position: 'relative',
        }}
      >
        Day 2
      </Box>
    </Box>
  );
}
