import Input from '@mui/joy/Input';
import Stack from '@mui/joy/Stack';

export default function InputColors() {
  return (
    <Stack spacing={2} sx={{ width: 260, maxWidth: '100%' }}>
      <Input color="neutral" aria-label="Lot" defaultValue="Lot 118" />
      <Input color="primary" aria-label="Bidder" defaultValue="Paddle 42" />
      <Input color="success" aria-label="Bid" defaultValue="Bid accepted" />
      <Input
        color="warning"
        aria-label="Reserve"
        defaultValue="Below reserve"
      />
      <Input color="danger" aria-label="Payment" defaultValue="Card refused" />
    </Stack>
  );
}
