import Sheet from '@mui/joy/Sheet';
import Stack from '@mui/joy/Stack';

const variants = ['plain', 'outlined', 'soft', 'solid'] as const;

export default function SimpleSheet() {
  return (
    <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap' }}>
      {variants.map((variant) => (
        <Sheet
          key={variant}
          variant={variant}
          sx={{ p: 3, borderRadius: 'md', boxShadow: 'sm' }}
        >
          {variant}
        </Sheet>
      ))}
    </Stack>
  );
}
