import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';

export default function BasicTextFields() {
  return (
    <Stack
      direction="row"
      spacing={2}
      useFlexGap
      sx={{ flexWrap: 'wrap', '& > *': { width: 200 } }}
    >
      <TextField label="Recipient" variant="outlined" />
      <TextField label="Street" variant="filled" />
      <TextField label="City" variant="standard" />
    </Stack>
  );
}
