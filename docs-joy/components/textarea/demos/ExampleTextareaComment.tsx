import * as React from 'react';
import Button from '@mui/joy/Button';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import IconButton from '@mui/joy/IconButton';
import Textarea from '@mui/joy/Textarea';
import FormatBold from '@mui/icons-material/FormatBold';

export default function ExampleTextareaComment() {
  const [text, setText] = React.useState('');
  const [bold, setBold] = React.useState(false);

  return (
    <FormControl sx={{ width: '100%', maxWidth: 360 }}>
      <FormLabel>Comment on the invoice</FormLabel>
      <Textarea
        minRows={3}
        value={text}
        onChange={(event) => setText(event.target.value)}
        endDecorator={
          <React.Fragment>
            <IconButton
              aria-label="Bold"
              aria-pressed={bold}
              onClick={() => setBold(!bold)}
            >
              <FormatBold />
            </IconButton>
            <Button
              disabled={text.trim() === ''}
              onClick={() => setText('')}
              sx={{ ml: 'auto' }}
            >
              Send
            </Button>
          </React.Fragment>
        }
        slotProps={{ textarea: { sx: { fontWeight: bold ? 'lg' : 'md' } } }}
      />
    </FormControl>
  );
}
