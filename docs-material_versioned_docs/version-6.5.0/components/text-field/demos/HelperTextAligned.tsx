import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';

export default function HelperTextAligned() {
  return (
    <Stack
      direction="row"
      spacing={2}
      useFlexGap
      sx={{ flexWrap: 'wrap', alignItems: 'center' }}
    >
      <TextField label="Check-out" helperText="Until 11 a.m." />
      <TextField label="Pets" helperText=" " />
    </Stack>
  );
}
