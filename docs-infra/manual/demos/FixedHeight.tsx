import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

export default function FixedHeight() {
  return (
    <Box
      sx={{
        height: '100%',
        display: 'grid',
        placeItems: 'center',
        borderRadius: 1,
        bgcolor: 'action.hover',
      }}
    >
      <Typography>As tall as its stage</Typography>
    </Box>
  );
}
