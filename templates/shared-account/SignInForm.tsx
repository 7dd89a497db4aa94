import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import PasswordField from '../shared-forms/PasswordField';
import { useForm } from '../shared-forms/useForm';
import { email, required } from '../shared-forms/validators';
import AccountReady from './AccountReady';
import { authenticate } from './authenticate';
import type { Account } from './authenticate';

/** Email address, password and what belongs to them. `authenticate.ts` signs in. */
export default function SignInForm() {
  const [account, setAccount] = useState<Account | null>(null);
  const [isRemembered, setRemembered] = useState(false);
  const form = useForm({
    initialValues: { email: '', password: '' },
    validators: { email, password: required('Enter your password.') },
    onSubmit: async (values) => setAccount(await authenticate({ ...values, isRemembered })),
  });

  if (account) {
    return (
      <AccountReady
        title="You’re signed in"
        text={`Signed in as ${account.email}.`}
        action="Sign out"
        onAction={() => {
          form.change('password', '');
          setAccount(null);
        }}
      />
    );
  }
  return (
    <Box component="form" noValidate onSubmit={form.handleSubmit} aria-labelledby="sign-in-title">
      <Typography id="sign-in-title" component="h1" variant="h4" gutterBottom>
        Sign in
      </Typography>
      <Typography color="textSecondary" sx={{ mb: 3 }}>
        New here? <Link href="#sign-up">Create an account</Link>
      </Typography>
      <Stack spacing={2.5}>
        {form.failure && <Alert severity="error">{form.failure}</Alert>}
        <TextField
          {...form.field('email')}
          label="Email address"
          type="email"
          autoComplete="username"
          required
          fullWidth
        />
        <PasswordField
          {...form.field('password')}
          label="Password"
          autoComplete="current-password"
          required
          fullWidth
        />
        <Box
          sx={{
            display: 'flex',
            flexWrap: 'wrap',
            alignItems: 'center',
            justifyContent: 'space-between',
            columnGap: 2,
          }}
        >
          <FormControlLabel
            label="Stay signed in"
            control={
              <Checkbox
                checked={isRemembered}
                onChange={(event) => setRemembered(event.target.checked)}
              />
            }
          />
          <Link href="#reset-password">Forgot your password?</Link>
        </Box>
        <Button type="submit" variant="contained" size="large" loading={form.isPending} fullWidth>
          Sign in
        </Button>
      </Stack>
    </Box>
  );
}
