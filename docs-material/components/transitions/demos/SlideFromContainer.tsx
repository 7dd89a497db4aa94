import * as React from 'react';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Slide from '@mui/material/Slide';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const CAPTIONS = ['Mercury, 88 days', 'Venus, 225 days', 'Mars, 687 days'];

export default function SlideFromContainer() {
  const [index, setIndex] = React.useState(0);
  const [container, setContainer] = React.useState<HTMLElement | null>(null);

  return (
    <Stack spacing={1} sx={{ width: 280, maxWidth: '100%' }}>
      <Paper
        ref={setContainer}
        role="status"
        variant="outlined"
        sx={{ p: 2, overflow: 'hidden' }}
      >
        <Slide
          key={index}
          in
          appear={index > 0}
          direction="left"
          container={container}
        >
          <Typography>{CAPTIONS[index % CAPTIONS.length]}</Typography>
        </Slide>
      </Paper>
      <Button onClick={() => setIndex(index + 1)}>Next planet</Button>
    </Stack>
  );
}
