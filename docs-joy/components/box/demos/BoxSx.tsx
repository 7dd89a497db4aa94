import Box from '@mui/joy/Box';

export default function BoxSx() {
  return (
    <Box
      sx={{
        width: { xs: 160, sm: 240 },
        p: 3,
        borderRadius: 'md',
        color: 'primary.softColor',
        bgcolor: 'primary.softBg',
        '&:hover': { bgcolor: 'primary.softHoverBg' },
      }}
    >
      Move the pointer here
    </Box>
  );
}
