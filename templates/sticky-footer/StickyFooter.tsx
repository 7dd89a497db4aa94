import Box from '@mui/material/Box';
import AppTheme from '../shared-theme/AppTheme';
import GrowingContent from './GrowingContent';
import SiteFooter from './SiteFooter';
import SiteHeader from './SiteHeader';

/** A page whose footer is at the bottom of the window, or below the content if that is longer. */
export default function StickyFooter() {
  return (
    <AppTheme>
      <Box
        sx={{
          minHeight: '100dvh',
          display: 'grid',
          gridTemplateRows: 'auto 1fr auto',
          gridTemplateColumns: 'minmax(0, 1fr)',
        }}
      >
        <SiteHeader />
        <GrowingContent />
        <SiteFooter />
      </Box>
    </AppTheme>
  );
}
