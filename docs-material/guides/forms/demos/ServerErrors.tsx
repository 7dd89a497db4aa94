import { useForm } from 'react-hook-form';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';

interface Account {
  email: string;
}

// Stands for a request. The address is taken.
const createAccount = ({ email }: Account) =>
  new Promise<Record<string, string>>((resolve) => {
    setTimeout(resolve, 1000, {
      email: `${email} has an account.`,
      root: 'The account was not created.',
    });
  });

export default function ServerErrors() {
  const { formState, handleSubmit, register, setError } = useForm<Account>({
    defaultValues: { email: 'ada@example.com' },
  });
  const { errors, isSubmitting } = formState;

  const submit = async (account: Account) => {
    const { email, root } = await createAccount(account);
    setError('root', { message: root });
    setError('email', { message: email }, { shouldFocus: true });
  };

  return (
    <Box
      component="form"
      noValidate
      onSubmit={handleSubmit(submit)}
      sx={{ display: 'grid', gap: 1, width: '100%', maxWidth: 360 }}
    >
      <TextField
        {...register('email', { required: 'Enter an email address.' })}
        type="email"
        label="Email"
        error={Boolean(errors.email)}
        helperText={errors.email?.message ?? ' '}
      />
      <Button type="submit" variant="contained" loading={isSubmitting}>
        Create account
      </Button>
      <Box sx={{ minHeight: 52 }}>
        {errors.root && <Alert severity="error">{errors.root.message}</Alert>}
      </Box>
    </Box>
  );
}
