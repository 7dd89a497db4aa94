import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';

// Black text reaches 4.5:1 where the default white does not.
const darkText = { color: 'common.black' };

export default function FilledAlerts() {
  return (
    <Stack spacing={2} sx={{ width: 1 }}>
      <Alert
        variant="filled"
        severity="success"
        sx={(theme) => theme.applyStyles('dark', darkText)}
      >
        Feed-in is running: 3.2 kW go to the grid.
      </Alert>
      <Alert variant="filled" severity="info" sx={darkText}>
        The off-peak tariff applies until 6 a.m.
      </Alert>
      <Alert variant="filled" severity="warning" sx={darkText}>
        Battery two is down to 12 percent.
      </Alert>
      <Alert variant="filled" severity="error">
        The inverter has stopped answering.
      </Alert>
    </Stack>
  );
}
