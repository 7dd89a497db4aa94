import * as React from 'react';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';

export default function SignUpUsage() {
  const [street, setStreet] = React.useState('');
  const [sent, setSent] = React.useState(false);

  return (
    <Stack
      component="form"
      spacing={2}
      sx={{ width: 320, maxWidth: '100%' }}
      onSubmit={(event) => {
        event.preventDefault();
        setSent(true);
      }}
    >
      <TextField
        id="sign-up-usage-street"
        label="Street"
        required
        value={street}
        onChange={(event) => {
          setStreet(event.target.value);
          setSent(false);
        }}
      />
      <Button type="submit" variant="outlined">
        Find collection days
      </Button>
      {sent && <Alert>{street}: paper on Tuesday, glass on Friday.</Alert>}
    </Stack>
  );
}
