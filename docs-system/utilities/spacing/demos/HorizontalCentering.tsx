import Box from '@mui/system/Box';

export default function HorizontalCentering() {
  return (
    <Box sx={{ width: 1 }}>
      <Box
        sx={{
          width: '24ch',
          mx: 'auto',
          py: 2,
          borderTop: 1,
          borderBottom: 1,
        }}
      >
        Exhibition closes at six
      </Box>
    </Box>
  );
}
