import * as React from 'react';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';

export default function ValidationTextFields() {
  const [isbn, setIsbn] = React.useState('97801404');
  const wrong = !/^\d{13}$/.test(isbn);

  return (
    <Stack spacing={3} sx={{ width: '100%', maxWidth: 320 }}>
      <TextField
        required
        label="ISBN"
        value={isbn}
        onChange={(event) => setIsbn(event.target.value)}
        error={wrong}
        helperText={
          wrong
            ? 'Enter the 13 digits without dashes'
            : 'Found on the back cover'
        }
        slotProps={{ htmlInput: { inputMode: 'numeric' } }}
      />
      <TextField
        error
        variant="standard"
        label="Shelf mark"
        defaultValue="QA-76"
        helperText="No shelf has this mark. Try QA 76."
      />
    </Stack>
  );
}
