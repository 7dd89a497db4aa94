import Stack from '@mui/joy/Stack';
import Textarea from '@mui/joy/Textarea';

export default function TextareaSizes() {
  return (
    <Stack spacing={2} sx={{ width: 260 }}>
      <Textarea size="sm" aria-label="Small message" placeholder="Small" />
      <Textarea size="md" aria-label="Medium message" placeholder="Medium" />
      <Textarea size="lg" aria-label="Large message" placeholder="Large" />
    </Stack>
  );
}
