import Input from '@mui/joy/Input';
import Stack from '@mui/joy/Stack';

export default function InputColors() {
  return (
    <Stack spacing={2} sx={{ width: 260, maxWidth: '100%' }}>
      <Input color="neutral" aria-label="Order" defaultValue="Order 1042" />
      <Input color="primary" aria-label="Customer" defaultValue="Acme Inc." />
      <Input color="success" aria-label="Invoice" defaultValue="Paid today" />
      <Input color="warning" aria-label="Stock" defaultValue="Two left" />
      <Input color="danger" aria-label="Payment" defaultValue="Card refused" />
    </Stack>
  );
}
