import Stack from '@mui/joy/Stack';
import Textarea from '@mui/joy/Textarea';

const colors = ['primary', 'neutral', 'danger', 'success', 'warning'] as const;

export default function TextareaColors() {
  return (
    <Stack spacing={2} sx={{ width: 260 }}>
      {colors.map((color) => (
        <Textarea
          key={color}
          color={color}
          aria-label={`Message, ${color}`}
          defaultValue={color}
        />
      ))}
    </Stack>
  );
}
