import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function CookiesBanner() {
  const [open, setOpen] = React.useState(true);
  const [choice, setChoice] = React.useState('not set');
  const settings = React.useRef<HTMLButtonElement>(null);

  const choose = (next: string) => {
    setChoice(next);
    setOpen(false);
    settings.current?.focus();
  };

  return (
    <Box sx={{ position: 'relative', width: '100%', minHeight: 340 }}>
      <Typography>Tide tables for the north coast</Typography>
      <Button ref={settings} onClick={() => setOpen(true)}>
        Cookies: {choice}
      </Button>
      {open && (
        <Paper
          role="dialog"
          aria-modal={false}
          aria-labelledby="cookies-banner-title"
          aria-describedby="cookies-banner-text"
          elevation={6}
          sx={{ position: 'absolute', bottom: 0, insetInline: 0, p: 2 }}
        >
          <Typography id="cookies-banner-title" sx={{ fontWeight: 'bold' }}>
            May we count your visit?
          </Typography>
          <Typography id="cookies-banner-text" variant="body2" sx={{ mb: 2 }}>
            One cookie tells us which harbors people look up. It holds no name.
          </Typography>
          <Stack
            direction="row"
            spacing={1}
            useFlexGap
            sx={{ flexWrap: 'wrap' }}
          >
            <Button variant="outlined" onClick={() => choose('counted')}>
              Count me
            </Button>
            <Button variant="outlined" onClick={() => choose('not counted')}>
              Leave me out
            </Button>
          </Stack>
        </Paper>
      )}
    </Box>
  );
}
