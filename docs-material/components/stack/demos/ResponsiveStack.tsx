import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';

export default function ResponsiveStack() {
  return (
    <Stack
      direction={{ xs: 'column', sm: 'row' }}
      spacing={{ xs: 1, sm: 2 }}
      sx={{ width: '100%' }}
    >
      <TextField fullWidth id="responsive-stack-frame" label="Frame number" />
      <TextField fullWidth id="responsive-stack-phone" label="Phone" />
      <Button variant="contained" sx={{ flexShrink: 0 }}>
        Check in
      </Button>
    </Stack>
  );
}
