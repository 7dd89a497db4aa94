import * as React from 'react';
import Button from '@mui/joy/Button';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';
import Link from '@mui/joy/Link';
import Sheet from '@mui/joy/Sheet';
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
        maxWidth: 340,
        mx: 'auto',
        p: 3,
        borderRadius: 'md',
        boxShadow: 'sm',
      }}
    >
      <div>
        <Typography level="h4" component="p">
          Seed library
        </Typography>
        <Typography level="body-sm">
          Log in to lend and return seeds.
        </Typography>
      </div>
      <FormControl required>
        <FormLabel>Card number</FormLabel>
        <Input name="card" autoComplete="username" />
      </FormControl>
      <FormControl required>
        <FormLabel>Password</FormLabel>
        <Input
          name="password"
          type="password"
          autoComplete="current-password"
        />
      </FormControl>
      <Button type="submit">Log in</Button>
      <Typography
        level="body-sm"
        endDecorator={<Link href="#summary">Get one</Link>}
      >
        No card yet?
      </Typography>
      <Typography level="body-sm" role="status">
        {sent && 'This is a demo. Nothing was sent.'}
      </Typography>
    </Sheet>
  );
}
