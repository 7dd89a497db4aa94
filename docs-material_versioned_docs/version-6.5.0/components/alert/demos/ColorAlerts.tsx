import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';

export default function ColorAlerts() {
  return (
    <Stack spacing={2} sx={{ width: 1 }}>
      <Alert severity="info" color="warning">
        Road works on Harbor Street: allow ten more minutes.
      </Alert>
      <Alert severity="info" color="error" variant="outlined">
        Ferries do not run today.
      </Alert>
    </Stack>
  );
}
