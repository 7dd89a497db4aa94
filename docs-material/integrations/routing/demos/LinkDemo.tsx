import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';

export default function LinkDemo() {
  return (
    <Typography>
      The east wing is closed. See the <Link href="#LinkDemo">floor plan</Link>{' '}
      for the way to the{' '}
      <Link href="#LinkDemo" color="secondary">
        sculpture garden
      </Link>
      .
    </Typography>
  );
}
