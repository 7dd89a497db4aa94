import Box from '@mui/system/Box';

export default function Why() {
  return (
    <Box
      sx={{
        width: 240,
        p: 2,
        borderRadius: 2,
        bgcolor: 'background.paper',
        color: 'text.primary',
        boxShadow: 1,
        '&:hover': { boxShadow: 4 },
      }}
    >
      <Box sx={{ color: 'text.secondary' }}>High water</Box>
      <Box sx={{ fontSize: { xs: 28, md: 36 }, fontWeight: 700 }}>3.8 m</Box>
      <Box component="span" sx={{ color: 'success.main', fontWeight: 700 }}>
        +0.2 m
      </Box>{' '}
      since yesterday
    </Box>
  );
}
