import Box from '@mui/system/Box';

export default function BoxSx() {
  return (
    <Box
      sx={{
        position: 'relative',
        width: { xs: 200, sm: 280 },
        p: 2,
        borderRadius: 2,
        bgcolor: 'background.paper',
        boxShadow: 3,
        '& span': { color: 'text.secondary', fontSize: { xs: 13, sm: 15 } },
      }}
    >
      Shelf 14 <br />
      <span>Harbor maps, 1850 to 1900</span>
      <Box
        sx={{
          position: 'absolute',
          top: -10,
          right: 12,
          px: 1,
          borderRadius: 4,
          bgcolor: 'text.primary',
          color: 'background.paper',
        }}
      >
        new
      </Box>
    </Box>
  );
}
