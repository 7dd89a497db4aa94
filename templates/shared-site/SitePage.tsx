import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import AppTheme from '../shared-theme/AppTheme';
import SiteFooter from './SiteFooter';
import SiteHeader from './SiteHeader';
import SkipLink, { MAIN_ID } from './SkipLink';

interface SitePageProps {
  product: string;
  /** Links in the header. */
  navigation?: readonly { label: string; href: string }[];
  /** Columns of links in the footer. */
  footer: readonly { title: string; links: readonly string[] }[];
  /** The main part. */
  children: ReactNode;
}

/**
 * Theme, header, main part and footer. The footer is at the bottom of the window, or below the
 * content if that is longer.
 */
export default function SitePage({ product, navigation, footer, children }: SitePageProps) {
  return (
    <AppTheme>
      <SkipLink />
      <Box
        sx={{
          minHeight: '100dvh',
          display: 'grid',
          gridTemplateRows: 'auto 1fr auto',
          gridTemplateColumns: 'minmax(0, 1fr)',
        }}
      >
        <SiteHeader product={product} navigation={navigation} />
        <Box component="main" id={MAIN_ID} tabIndex={-1} sx={{ outline: 'none' }}>
          {children}
        </Box>
        <SiteFooter product={product} columns={footer} />
      </Box>
    </AppTheme>
  );
}
