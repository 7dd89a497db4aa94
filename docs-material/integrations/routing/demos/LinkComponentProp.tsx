import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { MemoryRouter, RouterLink, usePath } from './memoryrouter';

function CurrentPath() {
  return <Typography role="status">Current path: {usePath()}</Typography>;
}

export default function LinkComponentProp() {
  return (
    <MemoryRouter start="/">
      <Stack spacing={1} sx={{ alignItems: 'flex-start' }}>
        <CurrentPath />
        <Link component={RouterLink} to="/collection">
          Collection
        </Link>
        <Button component={RouterLink} to="/tickets">
          Tickets
        </Button>
      </Stack>
    </MemoryRouter>
  );
}
