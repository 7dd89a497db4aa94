import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const twoLines = {
  display: '-webkit-box',
  overflow: 'hidden',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
};

export default function ClampedTeasers() {
  return (
    <Stack spacing={1} sx={{ width: 260, maxWidth: '100%' }}>
      <Typography noWrap>
        A comet that returns every seventy-six years
      </Typography>
      <Typography variant="body2" sx={twoLines}>
        Dust from its tail still falls on us twice a year. Where to look, when,
        and why a dark field beats the best telescope.
      </Typography>
    </Stack>
  );
}
