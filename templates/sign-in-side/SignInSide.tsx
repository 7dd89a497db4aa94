import Box from '@mui/material/Box';
import SignInForm from '../shared-account/SignInForm';
import AppearanceMenu from '../shared-theme/AppearanceMenu';
import AppTheme from '../shared-theme/AppTheme';
import PitchPanel from './PitchPanel';

/** A form to sign in next to a panel about the product. */
export default function SignInSide() {
  return (
    <AppTheme>
      <Box
        sx={{
          minHeight: '100dvh',
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1.1fr) minmax(26rem, 1fr)' },
          gridTemplateRows: { xs: 'auto 1fr', md: '1fr' },
        }}
      >
        <PitchPanel />
        <Box
          component="main"
          sx={{
            display: 'grid',
            gridTemplateRows: 'auto 1fr',
            gridTemplateColumns: 'minmax(0, 1fr)',
            padding: { xs: 2, sm: 3 },
          }}
        >
          <Box sx={{ justifySelf: 'end' }}>
            <AppearanceMenu />
          </Box>
          <Box sx={{ alignSelf: 'center', justifySelf: 'center', width: '100%', maxWidth: 420 }}>
            <SignInForm />
          </Box>
        </Box>
      </Box>
    </AppTheme>
  );
}
