import InputAdornment from '@mui/material/InputAdornment';
import { inputBaseClasses } from '@mui/material/InputBase';
import { inputLabelClasses } from '@mui/material/InputLabel';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';

const suffix = (
  <InputAdornment
    position="end"
    sx={{
      visibility: 'hidden',
      [`.${inputLabelClasses.shrink} ~ .${inputBaseClasses.root} &`]: {
        visibility: 'visible',
      },
    }}
  >
    @harborclinic.example
  </InputAdornment>
);

export default function InputSuffixShrink() {
  return (
    <Stack spacing={3} sx={{ width: '100%', maxWidth: 340 }}>
      <TextField
        label="Mailbox"
        slotProps={{ input: { endAdornment: suffix } }}
      />
      <TextField
        label="Reply address"
        variant="filled"
        slotProps={{ input: { endAdornment: suffix } }}
      />
      <TextField
        label="Copy to"
        variant="standard"
        defaultValue="reception"
        slotProps={{ input: { endAdornment: suffix } }}
      />
    </Stack>
  );
}
