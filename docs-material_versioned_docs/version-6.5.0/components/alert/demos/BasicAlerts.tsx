import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';

export default function BasicAlerts() {
  return (
    <Stack spacing={2} sx={{ width: 1 }}>
      <Alert severity="success">Booking saved. You sit in coach 7.</Alert>
      <Alert severity="info">The night train now leaves from platform 4.</Alert>
      <Alert severity="warning">Only two berths are left at this price.</Alert>
      <Alert severity="error">The bank declined the card you entered.</Alert>
    </Stack>
  );
}
