'use client';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useColorScheme } from '@mui/material/styles';

export default function ModeSelect() {
  const { mode, setMode } = useColorScheme();
  return (
    <TextField
      select
      size="small"
      label="Mode"
      // Undefined on the server and in the first render.
      value={mode ?? 'system'}
      onChange={({ target }) => setMode(target.value as 'light' | 'dark' | 'system')}
    >
      <MenuItem value="system">System</MenuItem>
      <MenuItem value="light">Light</MenuItem>
      <MenuItem value="dark">Dark</MenuItem>
    </TextField>
  );
}
