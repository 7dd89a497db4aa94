import * as React from 'react';
import Check from '@mui/icons-material/Check';
import Science from '@mui/icons-material/Science';
import Box from '@mui/material/Box';
import CircularProgress from '@mui/material/CircularProgress';
import Fab from '@mui/material/Fab';
import Typography from '@mui/material/Typography';

const states = {
  idle: 'Sample 31 is ready',
  busy: 'Analyzing sample 31',
  done: 'Sample 31: pH 7.2',
};

export default function CircularIntegration() {
  const [state, setState] = React.useState<keyof typeof states>('idle');

  React.useEffect(() => {
    if (state !== 'busy') {
      return undefined;
    }
    const timer = setTimeout(() => setState('done'), 3000);
    return () => clearTimeout(timer);
  }, [state]);

  return (
    <Box sx={{ display: 'flex', gap: 2, alignItems: 'center' }}>
      <Box sx={{ position: 'relative' }}>
        <Fab
          color={state === 'done' ? 'success' : 'primary'}
          aria-label="Analyze sample 31"
          aria-disabled={state === 'busy'}
          onClick={() => setState('busy')}
        >
          {state === 'done' ? <Check /> : <Science />}
        </Fab>
        {state === 'busy' && (
          <CircularProgress
            aria-hidden
            color="secondary"
            size={64}
            sx={{
              position: 'absolute',
              inset: -4,
              zIndex: 'fab',
              pointerEvents: 'none',
            }}
          />
        )}
      </Box>
      <Typography role="status">{states[state]}</Typography>
    </Box>
  );
}
