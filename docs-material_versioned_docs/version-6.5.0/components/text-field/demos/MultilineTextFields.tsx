import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';

export default function MultilineTextFields() {
  return (
    <Stack spacing={3} sx={{ width: '100%', maxWidth: 420 }}>
      <TextField
        multiline
        label="Message to the host"
        placeholder="When do you arrive?"
        helperText="Grows with the text"
      />
      <TextField
        multiline
        minRows={2}
        maxRows={5}
        variant="filled"
        label="House rules"
      />
      <TextField
        multiline
        rows={4}
        variant="standard"
        label="Directions"
        defaultValue="Take bus 14 to the harbor, then follow the canal as far as the second bridge."
      />
    </Stack>
  );
}
