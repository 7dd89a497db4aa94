import Button from '@mui/joy/Button';
import Divider from '@mui/joy/Divider';
import Stack from '@mui/joy/Stack';

export default function DividerText() {
  return (
    <Stack spacing={2} sx={{ width: 260 }}>
      <Button>Sign in</Button>
      <Divider role="presentation">or</Divider>
      <Button variant="outlined">Create an account</Button>
    </Stack>
  );
}
