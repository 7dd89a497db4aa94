import * as React from 'react';
import TheatersIcon from '@mui/icons-material/Theaters';
import Box from '@mui/joy/Box';
import Button from '@mui/joy/Button';
import Checkbox from '@mui/joy/Checkbox';
import Sheet from '@mui/joy/Sheet';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';
import { Field } from './field';

type Errors = { email?: string; password?: string };

function check(data: FormData): Errors {
  const errors: Errors = {};
  if (!String(data.get('email')).includes('@')) {
    errors.email = 'Enter your address, with an @ sign.';
  }
  if (!data.get('password')) {
    errors.password = 'Enter your password.';
  }
  return errors;
}

export default function SignInLayout() {
  const [errors, setErrors] = React.useState<Errors>({});
  const [message, setMessage] = React.useState('');

  const signIn = (event: React.FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const found = check(new FormData(event.currentTarget));
    const [first] = Object.keys(found);
    setErrors(found);
    setMessage(first ? '' : 'Complete. Send the form to your server now.');
    if (first) {
      event.currentTarget
        .querySelector<HTMLElement>(`[name=${first}]`)
        ?.focus();
    }
  };

  return (
    <Box
      sx={{
        position: 'fixed',
        inset: 0,
        overflow: 'auto',
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '2fr 3fr' },
        gridTemplateRows: { xs: 'auto 1fr', sm: 'none' },
      }}
    >
      <Sheet
        variant="solid"
        color="primary"
        invertedColors
        sx={{
          p: { xs: 2, sm: 4 },
          display: 'flex',
          flexDirection: 'column',
          justifyContent: 'space-between',
          gap: 1,
        }}
      >
        <Typography level="title-lg" startDecorator={<TheatersIcon />}>
          Film archive
        </Typography>
        <Typography textColor="text.primary" sx={{ maxWidth: '32ch' }}>
          The vault is kept at 4 °C. Take reels out a day before a screening.
        </Typography>
      </Sheet>
      <Sheet
        sx={{ p: { xs: 2, sm: 4 }, display: 'grid', alignItems: 'center' }}
      >
        <Stack
          component="form"
          noValidate
          aria-label="Sign in"
          onSubmit={signIn}
          spacing={2}
          sx={{ width: '100%', maxWidth: 340, mx: 'auto' }}
        >
          <Typography level="h3" component="p">
            Sign in
          </Typography>
          <Field
            label="Email"
            name="email"
            type="email"
            autoComplete="username"
            error={errors.email}
          />
          <Field
            label="Password"
            name="password"
            type="password"
            autoComplete="current-password"
            error={errors.password}
          />
          <Checkbox label="Stay signed in on this computer" name="stay" />
          <Button type="submit">Sign in</Button>
          <Typography level="body-sm" role="status" sx={{ minHeight: '1.5em' }}>
            {message}
          </Typography>
        </Stack>
      </Sheet>
    </Box>
  );
}
