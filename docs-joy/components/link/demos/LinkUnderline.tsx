import Link from '@mui/joy/Link';
import Stack from '@mui/joy/Stack';

const underlines = ['hover', 'always', 'none'] as const;

export default function LinkUnderline() {
  return (
    <Stack direction="row" spacing={3}>
      {underlines.map((underline) => (
        <Link key={underline} href="#underline" underline={underline}>
          {underline}
        </Link>
      ))}
    </Stack>
  );
}
