import * as React from 'react';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextareaAutosize from '@mui/material/TextareaAutosize';
import Typography from '@mui/material/Typography';

const STANZA =
  'The ferry turns its one lit window\nand takes the harbor with it.';

export default function MaxHeightTextarea() {
  const [poem, setPoem] = React.useState(STANZA);
  const lines = poem.split('\n').length;

  return (
    <Stack
      spacing={1}
      sx={{ width: 360, maxWidth: '100%', alignItems: 'start' }}
    >
      <TextareaAutosize
        aria-label="Poem"
        maxRows={8}
        value={poem}
        onChange={(event) => setPoem(event.target.value)}
        style={{ width: '100%', font: 'inherit', resize: 'none' }}
      />
      <Typography variant="body2">{lines} of 40 lines</Typography>
      <Button onClick={() => setPoem(`${poem}\n\n${STANZA}`)}>
        Repeat the refrain
      </Button>
    </Stack>
  );
}
