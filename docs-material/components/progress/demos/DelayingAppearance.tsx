import * as React from 'react';
import Button from '@mui/material/Button';
import Fade from '@mui/material/Fade';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function DelayingAppearance() {
  const [wait, setWait] = React.useState(0);

  React.useEffect(() => {
    if (wait === 0) {
      return undefined;
    }
    const timer = setTimeout(() => setWait(0), wait);
    return () => clearTimeout(timer);
  }, [wait]);

  const busy = wait > 0;

  return (
    <Stack spacing={2} sx={{ width: 360, maxWidth: '100%' }}>
      <Fade
        unmountOnExit
        in={busy}
        style={{ transitionDelay: busy ? '1s' : '0s' }}
      >
        <LinearProgress aria-label="Looking up the sample" />
      </Fade>
      <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
        <Button onClick={() => setWait(400)}>Recent sample</Button>
        <Button onClick={() => setWait(4000)}>Sample in the archive</Button>
      </Stack>
      <Typography role="status" variant="body2">
        {busy ? 'Looking it up…' : 'Ready'}
      </Typography>
    </Stack>
  );
}
