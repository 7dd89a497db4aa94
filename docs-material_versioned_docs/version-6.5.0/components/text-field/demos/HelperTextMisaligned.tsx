import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';

export default function HelperTextMisaligned() {
  return (
    <Stack
      direction="row"
      spacing={2}
      useFlexGap
      sx={{ flexWrap: 'wrap', alignItems: 'center' }}
    >
      <TextField label="Check-in" helperText="From 3 p.m." />
      <TextField label="Guests" />
    </Stack>
  );
}
