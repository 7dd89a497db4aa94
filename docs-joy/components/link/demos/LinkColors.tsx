import Link from '@mui/joy/Link';
import Stack from '@mui/joy/Stack';

const colors = ['primary', 'neutral', 'danger', 'success', 'warning'] as const;
const variants = [undefined, 'soft', 'solid'] as const;

export default function LinkColors() {
  return (
    <Stack spacing={2}>
      {variants.map((variant) => (
        <Stack
          key={variant ?? 'none'}
          direction="row"
          spacing={3}
          useFlexGap
          sx={{ flexWrap: 'wrap' }}
        >
          {colors.map((color) => (
            <Link key={color} href="#colors" color={color} variant={variant}>
              {color}
            </Link>
          ))}
        </Stack>
      ))}
    </Stack>
  );
}
