import ScopedCssBaseline from '@mui/joy/ScopedCssBaseline';
import Stack from '@mui/joy/Stack';

const text = (
  <div>
    <strong>Order 5518</strong> arrives on Tuesday.
  </div>
);

export default function ScopedBaseline() {
  return (
    <Stack spacing={2}>
      {text}
      <ScopedCssBaseline sx={{ p: 2, borderRadius: 'sm' }}>
        {text}
      </ScopedCssBaseline>
    </Stack>
  );
}
