import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';

export default function TextFieldSizes() {
  return (
    <Stack spacing={3}>
      <Stack
        direction="row"
        spacing={2}
        useFlexGap
        sx={{ flexWrap: 'wrap', alignItems: 'center' }}
      >
        <TextField label="Headline" defaultValue="Ferry returns" size="small" />
        <TextField label="Section" defaultValue="Transport" />
      </Stack>
      <Stack
        direction="row"
        spacing={2}
        useFlexGap
        sx={{ flexWrap: 'wrap', alignItems: 'center' }}
      >
        <TextField
          label="Byline"
          defaultValue="R. Adeyemi"
          size="small"
          variant="filled"
        />
        <TextField label="Desk" defaultValue="Coast" variant="filled" />
      </Stack>
    </Stack>
  );
}
