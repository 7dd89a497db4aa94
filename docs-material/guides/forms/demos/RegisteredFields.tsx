import { useForm } from 'react-hook-form';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';

export default function RegisteredFields() {
  const { formState, handleSubmit, register, reset } = useForm({
    defaultValues: { name: '', email: '' },
  });
  const { errors } = formState;

  return (
    <Box
      component="form"
      noValidate
      onSubmit={handleSubmit(() => reset())}
      sx={{ display: 'grid', gap: 1, width: '100%', maxWidth: 360 }}
    >
      <TextField
        {...register('name', { required: 'Enter a name.' })}
        label="Name"
        autoComplete="name"
        error={Boolean(errors.name)}
        helperText={errors.name?.message ?? ' '}
      />
      <TextField
        {...register('email', {
          required: 'Enter an email address.',
          pattern: { value: /^\S+@\S+$/, message: 'The address needs an @.' },
        })}
        type="email"
        label="Email"
        autoComplete="email"
        error={Boolean(errors.email)}
        helperText={errors.email?.message ?? ' '}
      />
      <Button type="submit" variant="contained">
        Create account
      </Button>
    </Box>
  );
}
