import Stack from '@mui/joy/Stack';
import Textarea from '@mui/joy/Textarea';

const variants = ['outlined', 'plain', 'soft', 'solid'] as const;

export default function TextareaVariants() {
  return (
    <Stack spacing={2} sx={{ width: 260 }}>
      {variants.map((variant) => (
        <Textarea
          key={variant}
          variant={variant}
          minRows={2}
          aria-label={`Message, ${variant}`}
          placeholder={variant}
        />
      ))}
    </Stack>
  );
}
