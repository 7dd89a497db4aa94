import * as React from 'react';
import InputAdornment from '@mui/material/InputAdornment';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';

export default function InputSlider() {
  const [haze, setHaze] = React.useState(25);
  const [text, setText] = React.useState('25');

  const commit = () => {
    const typed = Number(text);
    const next = Number.isFinite(typed)
      ? Math.min(100, Math.max(0, Math.round(typed)))
      : haze;
    setHaze(next);
    setText(String(next));
  };

  return (
    <div>
      <Typography id="haze-label">Haze machine</Typography>
      <Stack
        direction="row"
        spacing={3}
        sx={{ width: 300, maxWidth: '100%', alignItems: 'center' }}
      >
        <Slider
          aria-labelledby="haze-label"
          value={haze}
          onChange={(event, value) => {
            setHaze(value);
            setText(String(value));
          }}
        />
        <TextField
          variant="standard"
          value={text}
          onChange={(event) => setText(event.target.value)}
          onBlur={commit}
          onKeyDown={(event) => event.key === 'Enter' && commit()}
          slotProps={{
            htmlInput: {
              'aria-labelledby': 'haze-label',
              inputMode: 'numeric',
            },
            input: {
              endAdornment: <InputAdornment position="end">%</InputAdornment>,
            },
          }}
          sx={{ flex: '0 0 64px' }}
        />
      </Stack>
    </div>
  );
}
