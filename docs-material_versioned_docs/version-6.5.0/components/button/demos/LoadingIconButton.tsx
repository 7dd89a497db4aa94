import * as React from 'react';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import Refresh from '@mui/icons-material/Refresh';

export default function LoadingIconButton() {
  const [loading, setLoading] = React.useState(false);
  const [count, setCount] = React.useState(0);

  React.useEffect(() => {
    if (!loading) {
      return undefined;
    }
    const timer = setTimeout(() => {
      setLoading(false);
      setCount((current) => current + 1);
    }, 2000);
    return () => clearTimeout(timer);
  }, [loading]);

  return (
    <Stack direction="row" spacing={1} sx={{ alignItems: 'center' }}>
      <IconButton
        aria-label="Refresh the departures"
        loading={loading}
        onClick={() => setLoading(true)}
      >
        <Refresh />
      </IconButton>
      <Typography component="p" variant="body2" role="status">
        {loading ? 'Asking the station…' : `Refreshes so far: ${count}`}
      </Typography>
    </Stack>
  );
}
