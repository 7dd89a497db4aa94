import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import AccountHeader from '../shared-account/AccountHeader';
import SignInForm from '../shared-account/SignInForm';
import AppTheme from '../shared-theme/AppTheme';
import Backdrop from './Backdrop';
import { PRODUCT } from './data';

/** A page with a form to sign in. */
export default function SignIn() {
  return (
    <AppTheme>
      <Backdrop>
        <AccountHeader product={PRODUCT} />
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
