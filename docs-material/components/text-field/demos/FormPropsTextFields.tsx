import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';

export default function FormPropsTextFields() {
  return (
    <Stack
      direction="row"
      spacing={2}
      useFlexGap
      sx={{ flexWrap: 'wrap', '& > *': { width: 200 } }}
    >
      <TextField required label="Patient name" />
      <TextField disabled label="File number" defaultValue="P-20417" />
      <TextField
        label="Insurer"
        defaultValue="Northside Mutual"
        slotProps={{ input: { readOnly: true } }}
      />
      <TextField
        type="password"
        label="Portal password"
        autoComplete="current-password"
      />
      <TextField type="search" label="Find a medication" />
      <TextField
        type="date"
        label="Date of birth"
        slotProps={{ inputLabel: { shrink: true } }}
      />
      <TextField
        label="Phone"
        placeholder="+44 20 7946 0123"
        helperText="For reminders only"
      />
    </Stack>
  );
}
