import Box from '@mui/material/Box';

export default function BoxSx() {
  return (
    <Box
      sx={{
        p: { xs: 2, sm: 4 },
        borderRadius: 2,
        typography: 'h6',
        color: 'common.white',
        backgroundImage: ({ palette }) =>
          `linear-gradient(150deg, ${palette.grey[900]}, ${palette.common.black})`,
        '& time': { color: 'warning.light' },
      }}
    >
      Saturn rises on Friday at <time>21:40</time>. The dome opens an hour
      earlier.
    </Box>
  );
}
