import * as React from 'react';
import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';

type State = 'failed' | 'loading' | 'done';

export default function FailedRequest() {
  const [state, setState] = React.useState<State>('failed');

  React.useEffect(() => {
    if (state !== 'loading') {
      return undefined;
    }
    const timer = setTimeout(setState, 1000, 'done');
    return () => clearTimeout(timer);
  }, [state]);

  return (
    <Box sx={{ width: '100%', maxWidth: 440, minHeight: 96 }}>
      <Typography role="status">{state === 'done' && '12 invoices'}</Typography>
      {state !== 'done' && (
        <Alert
          severity="error"
          action={
            <Button
              color="inherit"
              loading={state === 'loading'}
              onClick={() => setState('loading')}
            >
              Try again
            </Button>
          }
        >
          <AlertTitle>The invoices weren’t loaded</AlertTitle>
          The server didn’t answer.
        </Alert>
      )}
    </Box>
  );
}
