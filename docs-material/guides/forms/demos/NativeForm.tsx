import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';

export default function NativeForm() {
  const [message, setMessage] = React.useState('');

  return (
    <Box
      component="form"
      onSubmit={(event) => {
        event.preventDefault();
        const data = new FormData(event.currentTarget);
        setMessage(`Invoice sent to ${String(data.get('email'))}`);
      }}
      sx={{ display: 'grid', gap: 2, width: '100%', maxWidth: 360 }}
    >
      <TextField name="email" type="email" label="Email" required />
      <TextField
        name="copies"
        type="number"
        label="Copies"
        defaultValue={1}
        slotProps={{ htmlInput: { min: 1, max: 9 } }}
      />
      <Button type="submit" variant="contained">
        Send invoice
      </Button>
      <Typography role="status" sx={{ minHeight: '1.5em' }}>
        {message}
      </Typography>
    </Box>
  );
}
