import * as React from 'react';
import Button from '@mui/joy/Button';
import Stack from '@mui/joy/Stack';
import Textarea from '@mui/joy/Textarea';

export default function TextareaRef() {
  const textarea = React.useRef<HTMLTextAreaElement>(null);

  return (
    <Stack spacing={1.5} sx={{ width: 260 }}>
      <Textarea
        aria-label="Tracking number"
        defaultValue="4711 0815"
        slotProps={{ textarea: { ref: textarea } }}
      />
      <Button variant="outlined" onClick={() => textarea.current?.select()}>
        Select the text
      </Button>
    </Stack>
  );
}
