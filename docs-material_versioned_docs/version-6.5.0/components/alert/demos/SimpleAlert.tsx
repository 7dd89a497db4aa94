import Alert from '@mui/material/Alert';

export default function SimpleAlert() {
  return (
    <Alert severity="success">
      Your appointment with Dr. Okafor on May 14 is confirmed.
    </Alert>
  );
}
