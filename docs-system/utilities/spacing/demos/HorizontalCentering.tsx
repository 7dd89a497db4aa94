import Box from '@mui/system/Box';

export default function HorizontalCentering() {
  return (
    <Box sx={{ width: 1 }}>
      <Box
        sx={{
          width: 220,
          mx: 'auto',
          p: 2,
          border: 1,
          borderRadius: 1,
          textAlign: 'center',
        }}
      >
        Exhibition closes at six
      </Box>
    </Box>
  );
}
