import * as React from 'react';
import Button from '@mui/joy/Button';
import Stack from '@mui/joy/Stack';
import Textarea from '@mui/joy/Textarea';
import Typography from '@mui/joy/Typography';

export default function TextareaFormProps() {
  const [sent, setSent] = React.useState('');

  function send(event: React.FormEvent<HTMLFormElement>) {
    event.preventDefault();
    setSent(String(new FormData(event.currentTarget).get('message')));
  }

  return (
    <Stack component="form" spacing={1.5} onSubmit={send} sx={{ width: 260 }}>
      <Textarea
        name="message"
        required
        minRows={2}
        aria-label="Message"
        placeholder="Write a message"
      />
      <Button type="submit">Send</Button>
      <Typography level="body-sm" role="status">
        {sent ? `Sent ${sent.length} characters` : 'Not sent yet'}
      </Typography>
    </Stack>
  );
}
