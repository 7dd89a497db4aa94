import Link from '@mui/joy/Link';
import Stack from '@mui/joy/Stack';

export default function LinkDisabled() {
  return (
    <Stack direction="row" spacing={3}>
      {([undefined, 'soft', 'solid'] as const).map((variant) => (
        <Link
          key={variant ?? 'none'}
          disabled
          role="link"
          aria-disabled
          variant={variant}
        >
          Next invoice
        </Link>
      ))}
    </Stack>
  );
}
