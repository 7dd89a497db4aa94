import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';

export default function OutlinedAlerts() {
  return (
    <Stack spacing={2} sx={{ width: 1 }}>
      <Alert variant="outlined" severity="success">
        Both copies are back on the shelf.
      </Alert>
      <Alert variant="outlined" severity="info">
        The reading room closes at noon on Saturday.
      </Alert>
      <Alert variant="outlined" severity="warning">
        This loan ends tomorrow, and someone is waiting.
      </Alert>
      <Alert variant="outlined" severity="error">
        The card is blocked until the fee is paid.
      </Alert>
    </Stack>
  );
}
