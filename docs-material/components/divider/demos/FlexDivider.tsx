import Divider from '@mui/material/Divider';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function FlexDivider() {
  return (
    <Stack direction="row" spacing={2} sx={{ maxWidth: 420 }}>
      <Typography variant="body2">
        In dry months, fill all bottles at the weir. The next spring is three
        hours away.
      </Typography>
      <Divider flexItem orientation="vertical" />
      <Typography variant="body2">After snow, take the lower path.</Typography>
    </Stack>
  );
}
