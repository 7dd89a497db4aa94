import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import BrandMark from '../shared-account/BrandMark';
import SignInForm from '../shared-account/SignInForm';
import AppearanceMenu from '../shared-theme/AppearanceMenu';
import AppTheme from '../shared-theme/AppTheme';
import Backdrop from './Backdrop';
import { PRODUCT } from './data';

/** A page with a form to sign in. */
export default function SignIn() {
  return (
    <AppTheme>
      <Backdrop>
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
          <BrandMark name={PRODUCT} />
          <AppearanceMenu />
        </Box>
        <Box
          component="main"
          sx={{ display: 'grid', placeItems: 'center', padding: { xs: 2, sm: 3 } }}
        >
          <Card sx={{ width: '100%', maxWidth: 460, padding: { xs: 3, sm: 5 } }}>
            <SignInForm />
          </Card>
        </Box>
      </Backdrop>
    </AppTheme>
  );
}
