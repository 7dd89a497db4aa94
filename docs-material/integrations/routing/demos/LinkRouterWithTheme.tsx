import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import type { LinkProps } from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { createTheme, ThemeProvider, useTheme } from '@mui/material/styles';
import type { AnchorHTMLAttributes, Ref } from 'react';
import { MemoryRouter, RouterLink, usePath } from './memoryrouter';

interface AdapterProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  ref?: Ref<HTMLAnchorElement>;
}

function LinkAdapter({ href = '/', ...other }: AdapterProps) {
  return <RouterLink to={href} {...other} />;
}

const { components } = createTheme({
  components: {
    MuiLink: { defaultProps: { component: LinkAdapter } as LinkProps },
    MuiButtonBase: { defaultProps: { LinkComponent: LinkAdapter } },
  },
});

function Page() {
  const path = usePath();
  return (
    <Stack spacing={1} sx={{ alignItems: 'flex-start' }}>
      <Typography role="status">Current path: {path}</Typography>
      <Link href="/collection">Collection</Link>
      <Button href="/tickets">Tickets</Button>
    </Stack>
  );
}

export default function LinkRouterWithTheme() {
  const theme = useTheme();
  return (
    <MemoryRouter start="/">
      <ThemeProvider theme={{ ...theme, components }}>
        <Page />
      </ThemeProvider>
    </MemoryRouter>
  );
}
