import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import AccountHeader from '../shared-account/AccountHeader';
import AppTheme from '../shared-theme/AppTheme';
import { PRODUCT } from './data';
import NextSteps from './NextSteps';
import SignUpForm from './SignUpForm';

/** A page with a form to create an account, and what happens afterwards. */
export default function SignUp() {
  return (
    <AppTheme>
      <AccountHeader product={PRODUCT} />
      <Box
        component="main"
        sx={{
          display: 'grid',
          alignItems: 'center',
          gap: { xs: 5, md: 10 },
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 28rem) minmax(0, 24rem)' },
          justifyContent: 'center',
          padding: { xs: 2, sm: 4 },
          pb: { xs: 6, sm: 8 },
        }}
      >
        <Card sx={{ padding: { xs: 3, sm: 5 } }}>
          <SignUpForm />
        </Card>
        <NextSteps />
      </Box>
    </AppTheme>
  );
}
