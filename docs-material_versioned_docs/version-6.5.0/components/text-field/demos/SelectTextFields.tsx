import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';

const tariffs = [
  { value: 'flat', label: 'Flat rate' },
  { value: 'night', label: 'Day and night' },
  { value: 'solar', label: 'Solar feed-in' },
];

export default function SelectTextFields() {
  return (
    <Stack spacing={3} sx={{ width: '100%', maxWidth: 280 }}>
      <TextField
        select
        label="Tariff"
        defaultValue="night"
        helperText="Applies from next month"
      >
        {tariffs.map(({ value, label }) => (
          <MenuItem key={value} value={value}>
            {label}
          </MenuItem>
        ))}
      </TextField>
      <TextField
        select
        label="Compare with"
        defaultValue="flat"
        variant="filled"
        helperText="Opens the list of the platform"
        slotProps={{ select: { native: true } }}
      >
        {tariffs.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </TextField>
    </Stack>
  );
}
