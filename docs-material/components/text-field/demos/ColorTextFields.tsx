import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';

export default function ColorTextFields() {
  return (
    <Stack
      direction="row"
      spacing={2}
      useFlexGap
      sx={{ flexWrap: 'wrap', '& > *': { width: 200 } }}
    >
      <TextField color="secondary" label="Name" />
      <TextField color="success" label="Voucher" />
      <TextField color="info" variant="standard" label="Comment" />
    </Stack>
  );
}
