import AppBar from '@mui/material/AppBar';
import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Link from '@mui/material/Link';
import Toolbar from '@mui/material/Toolbar';
import BrandMark from '../shared-account/BrandMark';
import AppearanceMenu from '../shared-theme/AppearanceMenu';

interface SiteHeaderProps {
  product: string;
  navigation?: readonly { label: string; href: string }[];
}

/** Brand, links and the appearance menu. */
export default function SiteHeader({ product, navigation = [] }: SiteHeaderProps) {
  return (
    <AppBar position="static">
      <Container>
        <Toolbar disableGutters sx={{ flexWrap: 'wrap', columnGap: 3, paddingBlock: 1 }}>
          <BrandMark name={product} />
          <Box
            component={navigation.length > 0 ? 'nav' : 'div'}
            aria-label={navigation.length > 0 ? 'Main' : undefined}
            sx={{
              display: 'flex',
              flexWrap: 'wrap',
              columnGap: 2,
              // On a row of its own in narrow windows, below the brand and the menu.
              order: { xs: 1, sm: 0 },
              width: { xs: '100%', sm: 'auto' },
            }}
          >
            {navigation.map(({ label, href }) => (
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
          <Box sx={{ marginInlineStart: 'auto' }}>
            <AppearanceMenu />
          </Box>
        </Toolbar>
      </Container>
    </AppBar>
  );
}
