import * as React from 'react';
import Button from '@mui/joy/Button';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

export default function InputFormProps() {
  const [guest, setGuest] = React.useState('');

  return (
    <Stack
      component="form"
      spacing={2}
      sx={{ width: 280, maxWidth: '100%' }}
      onSubmit={(event: React.FormEvent<HTMLFormElement>) => {
        event.preventDefault();
        const values = new FormData(event.currentTarget);
        setGuest(String(values.get('guest')));
      }}
    >
      <FormControl required>
        <FormLabel>Guest’s email</FormLabel>
        <Input name="guest" type="email" />
      </FormControl>
      <Button type="submit">Send invitation</Button>
      <Typography level="body-sm" aria-live="polite">
        {guest && `On its way to ${guest}`}
      </Typography>
    </Stack>
  );
}
