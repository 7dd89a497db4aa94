import * as React from 'react';
import Button from '@mui/joy/Button';
import FormControl from '@mui/joy/FormControl';
import FormHelperText from '@mui/joy/FormHelperText';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';

export default function InputSubscription() {
  const [subscribed, setSubscribed] = React.useState(false);

  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        setSubscribed(true);
      }}
    >
      <FormControl sx={{ width: 340, maxWidth: '100%' }}>
        <FormLabel>The harbor letter, every Friday</FormLabel>
        <Input
          required
          type="email"
          autoComplete="email"
          onChange={() => setSubscribed(false)}
          endDecorator={
            <Button type="submit" disabled={subscribed}>
              Sign up
            </Button>
          }
        />
        <FormHelperText aria-live="polite">
          {subscribed
            ? 'Open the message we sent you to confirm.'
            : 'One click ends it.'}
        </FormHelperText>
      </FormControl>
    </form>
  );
}
