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
      <TextField focused color="secondary" label="Reader name" />
      <TextField
        focused
        color="success"
        label="Voucher"
        defaultValue="PAID-2231"
      />
      <TextField focused color="secondary" variant="standard" label="Comment" />
    </Stack>
  );
}
