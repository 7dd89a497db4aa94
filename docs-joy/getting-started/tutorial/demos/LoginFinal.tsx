import * as React from 'react';
import Button from '@mui/joy/Button';
import FormControl from '@mui/joy/FormControl';
import FormHelperText from '@mui/joy/FormHelperText';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';
import Link from '@mui/joy/Link';
import Sheet from '@mui/joy/Sheet';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

export default function LoginFinal() {
  const [sent, setSent] = React.useState(false);

  return (
    <Sheet
      component="form"
      variant="outlined"
      aria-label="Volunteer login"
      onSubmit={(event: React.FormEvent) => {
        event.preventDefault();
        setSent(true);
      }}
      sx={{
        display: 'flex',
        flexDirection: 'column',
        gap: 2,
        p: 3,
        mx: 'auto',
        maxWidth: 340,
        borderRadius: 'md',
        boxShadow: 'sm',
      }}
    >
      <Typography component="p" level="h4">
        Seed library
      </Typography>
      <Typography level="body-sm">
        Readers borrow seeds at the desk, without an account.
      </Typography>
      <FormControl required>
        <FormLabel>Volunteer number</FormLabel>
        <Input name="volunteer" autoComplete="username" />
        <FormHelperText>It’s printed on your apron.</FormHelperText>
      </FormControl>
      <FormControl required>
        <FormLabel>PIN</FormLabel>
        <Input
          name="pin"
          type="password"
          autoComplete="current-password"
          slotProps={{ input: { inputMode: 'numeric', maxLength: 6 } }}
        />
      </FormControl>
      <Stack direction="row" spacing={2} sx={{ alignItems: 'center' }}>
        <Button type="submit">Open the desk</Button>
        <Link level="body-sm" href="#summary">
          Forgot your PIN?
        </Link>
      </Stack>
      <Typography level="body-sm" role="status">
        {sent && 'This is a demo. Nothing was sent.'}
      </Typography>
    </Sheet>
  );
}
