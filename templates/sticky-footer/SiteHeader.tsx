import AppBar from '@mui/material/AppBar';
import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Link from '@mui/material/Link';
import Toolbar from '@mui/material/Toolbar';
import BrandMark from '../shared-account/BrandMark';
import AppearanceMenu from '../shared-theme/AppearanceMenu';
import { NAVIGATION, PRODUCT } from './data';

/** Brand, links and the appearance menu. */
export default function SiteHeader() {
  return (
    <AppBar position="static">
      <Container>
        <Toolbar disableGutters sx={{ flexWrap: 'wrap', columnGap: 3, paddingBlock: 1 }}>
          <BrandMark name={PRODUCT} />
          <Box
            component="nav"
            aria-label="Main"
            sx={{ display: 'flex', gap: 2, marginInlineEnd: 'auto' }}
          >
            {NAVIGATION.map(({ label, href }) => (
              <Link
                key={href}
                href={href}
                color="inherit"
                underline="hover"
                sx={{ paddingBlock: 1 }}
              >
                {label}
              </Link>
            ))}
          </Box>
          <AppearanceMenu />
        </Toolbar>
      </Container>
    </AppBar>
  );
}
