import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function Types() {
  return (
    <Stack component="article" sx={{ maxWidth: 480, alignItems: 'flex-start' }}>
      <Typography variant="overline">Deep sea · 9 minutes</Typography>
      <Typography variant="h4" component="p" gutterBottom>
        The glow that saves a squid
      </Typography>
      <Typography variant="subtitle1" component="p" gutterBottom>
        How a cloud of light confuses hunters at 800 meters
      </Typography>
      <Typography gutterBottom>
        Below the last daylight, most animals make their own. Some use it to
        lure, others to vanish.
      </Typography>
      <Typography variant="caption">Camera trap, Station 14</Typography>
      <Button>Keep reading</Button>
    </Stack>
  );
}
