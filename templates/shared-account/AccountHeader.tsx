import Box from '@mui/material/Box';
import AppearanceMenu from '../shared-theme/AppearanceMenu';
import BrandMark from './BrandMark';

/** The product's logo and name at the start of a page, the menu of its appearance at the end. */
export default function AccountHeader({ product }: { product: string }) {
  return (
    <Box
      component="header"
      sx={{
        display: 'flex',
        alignItems: 'center',
        justifyContent: 'space-between',
        color: 'primary.main',
        padding: { xs: 2, sm: 3 },
      }}
    >
      <BrandMark name={product} />
      <AppearanceMenu />
    </Box>
  );
}
