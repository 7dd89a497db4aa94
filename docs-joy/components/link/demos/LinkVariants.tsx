import Link from '@mui/joy/Link';
import Stack from '@mui/joy/Stack';

const variants = ['plain', 'outlined', 'soft', 'solid'] as const;

export default function LinkVariants() {
  return (
    <Stack direction="row" spacing={3} useFlexGap sx={{ flexWrap: 'wrap' }}>
      <Link href="#variants">Without</Link>
      {variants.map((variant) => (
        <Link key={variant} href="#variants" variant={variant}>
          {variant}
        </Link>
      ))}
    </Stack>
  );
}
