import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';

export default function TextFieldHiddenLabel() {
  return (
    <Stack spacing={2}>
      <TextField
        hiddenLabel
        variant="filled"
        size="small"
        placeholder="Search the archive"
        slotProps={{ htmlInput: { 'aria-label': 'Search the archive' } }}
      />
      <TextField
        hiddenLabel
        variant="filled"
        placeholder="Filter by author"
        slotProps={{ htmlInput: { 'aria-label': 'Filter by author' } }}
      />
    </Stack>
  );
}
