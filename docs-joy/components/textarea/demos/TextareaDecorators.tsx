import * as React from 'react';
import Button from '@mui/joy/Button';
import Textarea from '@mui/joy/Textarea';
import Typography from '@mui/joy/Typography';

export default function TextareaDecorators() {
  const [text, setText] = React.useState('');

  return (
    <Textarea
      aria-label="Message"
      placeholder="Write a message"
      minRows={2}
      maxRows={4}
      value={text}
      onChange={(event) => setText(event.target.value)}
      startDecorator={
        <Button
          size="sm"
          variant="outlined"
          color="neutral"
          onClick={() => setText(`${text}Thank you for your order. `)}
        >
          Insert thanks
        </Button>
      }
      endDecorator={
        <Typography level="body-xs" sx={{ marginInlineStart: 'auto' }}>
          {text.length} characters
        </Typography>
      }
      sx={{ width: 280 }}
    />
  );
}
