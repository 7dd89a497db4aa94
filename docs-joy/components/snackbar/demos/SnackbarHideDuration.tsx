import * as React from 'react';
import Button from '@mui/joy/Button';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import Input from '@mui/joy/Input';
import Snackbar from '@mui/joy/Snackbar';
import Stack from '@mui/joy/Stack';

export default function SnackbarHideDuration() {
  const [open, setOpen] = React.useState(false);
  const [seconds, setSeconds] = React.useState(5);

  return (
    <Stack spacing={2}>
      <FormControl id="SnackbarHideDuration-seconds">
        <FormLabel>Duration in seconds</FormLabel>
        <Input
          type="number"
          value={seconds}
          onChange={(event) => setSeconds(event.target.valueAsNumber || 0)}
          slotProps={{ input: { min: 1 } }}
        />
      </FormControl>
      <Button onClick={() => setOpen(true)}>Archive message</Button>
      <Snackbar
        open={open}
        onClose={() => setOpen(false)}
        autoHideDuration={seconds * 1000}
      >
        <span role="alert">Message archived</span>
      </Snackbar>
    </Stack>
  );
}
