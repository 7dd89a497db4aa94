import * as React from 'react';
import Button from '@mui/joy/Button';
import Checkbox from '@mui/joy/Checkbox';
import Link from '@mui/joy/Link';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

export default function ExampleSignUpCheckbox() {
  const [done, setDone] = React.useState(false);

  function signUp(event: React.FormEvent) {
    event.preventDefault();
    setDone(true);
  }

  return (
    <Stack component="form" spacing={1.5} onSubmit={signUp}>
      <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
        <Checkbox required name="terms" label="I accept the terms." />
        <Link href="#ExampleSignUpCheckbox">Read the terms</Link>
      </Stack>
      <Checkbox name="news" label="Send me news." />
      <Button type="submit">Sign up</Button>
      <Typography level="body-sm" role="status">
        {done ? 'Your account is ready.' : 'Not signed up yet'}
      </Typography>
    </Stack>
  );
}
