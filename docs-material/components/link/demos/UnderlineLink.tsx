import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';

export default function UnderlineLink() {
  return (
    <div>
      <Box
        component="nav"
        aria-label="Society"
        sx={{ display: 'flex', gap: 3, mb: 2 }}
      >
        <Link href="#underline" underline="hover">
          Exhibitions
        </Link>
        <Link href="#underline" underline="hover">
          Membership
        </Link>
        <Link href="#underline" underline="none" variant="button">
          Donate
        </Link>
      </Box>
      <Typography>
        Members receive the yearbook and may use{' '}
        <Link href="#underline" underline="always">
          the reading room
        </Link>{' '}
        on Thursdays.
      </Typography>
    </div>
  );
}
