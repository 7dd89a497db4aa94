import Alert from '@mui/material/Alert';

export default function NarrowWidth() {
  return (
    <Alert severity="info">
      The east quay is closed until the new piles are in.
    </Alert>
  );
}
