import Input from '@mui/joy/Input';
import Stack from '@mui/joy/Stack';

export default function InputSizes() {
  return (
    <Stack spacing={2} sx={{ width: 260, maxWidth: '100%' }}>
      <Input size="sm" aria-label="Filter, small" defaultValue="Orders" />
      <Input size="md" aria-label="Filter, medium" defaultValue="Invoices" />
      <Input size="lg" aria-label="Filter, large" defaultValue="Messages" />
    </Stack>
  );
}
