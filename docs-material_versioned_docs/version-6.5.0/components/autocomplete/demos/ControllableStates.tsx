import * as React from 'react';
import Autocomplete from '@mui/material/Autocomplete';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';

const rooms = ['Atrium', 'Conservatory', 'Reading room', 'Workshop'];

export default function ControllableStates() {
  const [room, setRoom] = React.useState<string | null>('Atrium');
  const [text, setText] = React.useState('');

  return (
    <Stack spacing={2} sx={{ width: 320, maxWidth: '100%' }}>
      <Autocomplete
        options={rooms}
        value={room}
        onChange={(_event, newRoom) => setRoom(newRoom)}
        inputValue={text}
        onInputChange={(_event, newText) => setText(newText)}
        renderInput={(params) => <TextField {...params} label="Room" />}
      />
      <Typography variant="body2" aria-live="polite">
        Chosen room: {room ?? 'none'}. Text in the field: “{text}”.
      </Typography>
      <Button variant="outlined" onClick={() => setRoom('Workshop')}>
        Use the workshop
      </Button>
    </Stack>
  );
}
