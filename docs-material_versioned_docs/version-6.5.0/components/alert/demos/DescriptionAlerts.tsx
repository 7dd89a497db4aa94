import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Stack from '@mui/material/Stack';

export default function DescriptionAlerts() {
  return (
    <Stack spacing={2} sx={{ width: 1 }}>
      <Alert severity="warning">
        <AlertTitle>Two prescriptions overlap</AlertTitle>
        Ibuprofen and naproxen belong to the same group. Keep one of them, or
        note why the patient needs both.
      </Alert>
      <Alert severity="error" variant="outlined">
        <AlertTitle>Three fields need your attention</AlertTitle>
        Insurance number, date of birth and phone are missing.
      </Alert>
    </Stack>
  );
}
