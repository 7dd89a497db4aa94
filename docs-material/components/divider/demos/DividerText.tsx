import Divider from '@mui/material/Divider';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function DividerText() {
  return (
    <Stack spacing={1.5} sx={{ width: 400, maxWidth: '100%' }}>
      <Divider role="presentation" textAlign="left">
        Day 2
      </Divider>
      <Typography variant="body2">Over the col, 7 hours, exposed.</Typography>
      <Divider role="presentation">or</Divider>
      <Typography variant="body2">Around the lake, 5 hours, shaded.</Typography>
      <Divider role="presentation" textAlign="right">
        Last bus 18:10
      </Divider>
    </Stack>
  );
}
