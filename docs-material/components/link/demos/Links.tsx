import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function Links() {
  return (
    <Stack spacing={1}>
      <Typography>
        The mill was drawn in 1820, see{' '}
        <Link href="#basic-links">the original survey</Link>.
      </Typography>
      <Typography variant="body2" color="textSecondary">
        Photo:{' '}
        <Link href="#basic-links" color="inherit">
          glass plate collection
        </Link>
      </Typography>
      <Link href="#basic-links" variant="h6">
        Plan a visit to the archive
      </Link>
    </Stack>
  );
}
