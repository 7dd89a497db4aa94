import Checkbox from '@mui/joy/Checkbox';
import Stack from '@mui/joy/Stack';

const variants = ['outlined', 'plain', 'soft', 'solid'] as const;

export default function CheckboxVariants() {
  return (
    <Stack direction="row" spacing={3} useFlexGap sx={{ flexWrap: 'wrap' }}>
      {variants.map((variant) => (
        <Checkbox
          key={variant}
          variant={variant}
          label={variant}
          defaultChecked
        />
      ))}
    </Stack>
  );
}
