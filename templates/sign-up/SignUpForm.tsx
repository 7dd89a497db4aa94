import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import AccountReady from '../shared-account/AccountReady';
import PasswordField from '../shared-forms/PasswordField';
import { useForm } from '../shared-forms/useForm';
import { email, required } from '../shared-forms/validators';
import PasswordRules from './PasswordRules';
import { checkNewPassword } from './newPassword';
import { register } from './register';
import TermsField from './TermsField';

/** Name, email address, password and terms. `register.ts` creates the account. */
export default function SignUpForm() {
  const [isRegistered, setRegistered] = useState(false);
  const form = useForm({
    initialValues: { name: '', email: '', password: '', terms: '' },
    validators: {
      name: required('Enter your name.'),
      email,
      password: checkNewPassword,
      terms: required('Accept the terms of use to create an account.'),
    },
    onSubmit: async ({ name, email: address, password }) => {
      await register({ name, email: address, password });
      setRegistered(true);
    },
  });

  if (isRegistered) {
    return (
      <AccountReady
        title="Your account is ready"
        text={`We’ll write to ${form.values.email} to confirm the address.`}
        action="Create another account"
        onAction={() => {
          form.change('password', '');
          setRegistered(false);
        }}
      />
    );
  }
  const terms = form.field('terms');
  return (
    <Box component="form" noValidate onSubmit={form.handleSubmit} aria-labelledby="sign-up-title">
      <Typography id="sign-up-title" component="h1" variant="h4" gutterBottom>
        Create your account
      </Typography>
      <Typography color="textSecondary" sx={{ mb: 3 }}>
        Already have an account? <Link href="#sign-in">Sign in</Link>
      </Typography>
      <Stack spacing={2.5}>
        {form.failure && <Alert severity="error">{form.failure}</Alert>}
        <TextField {...form.field('name')} label="Name" autoComplete="name" required fullWidth />
        <TextField
          {...form.field('email')}
          label="Email address"
          type="email"
          autoComplete="email"
          required
          fullWidth
        />
        <PasswordField
          {...form.field('password')}
          label="Password"
          autoComplete="new-password"
          required
          fullWidth
        />
        <PasswordRules password={form.values.password} />
        <TermsField
          isAccepted={terms.value !== ''}
          onChange={(isAccepted) => form.change('terms', isAccepted ? 'accepted' : '')}
          message={terms.helperText}
          inputRef={terms.inputRef}
        />
        <Button type="submit" variant="contained" size="large" loading={form.isPending} fullWidth>
          Create account
        </Button>
      </Stack>
    </Box>
  );
}
