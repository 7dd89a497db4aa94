import Input from '@mui/joy/Input';
import Stack from '@mui/joy/Stack';

export default function InputVariants() {
  return (
    <Stack spacing={2} sx={{ width: 260, maxWidth: '100%' }}>
      <Input variant="outlined" aria-label="City" defaultValue="Lisbon" />
      <Input variant="soft" aria-label="Arrival" defaultValue="Friday" />
      <Input variant="plain" aria-label="Note" defaultValue="Late check-in" />
      <Input variant="solid" aria-label="Room" defaultValue="Room 9" />
    </Stack>
  );
}
