import Checkbox from '@mui/joy/Checkbox';
import Stack from '@mui/joy/Stack';

export default function FocusCheckbox() {
  return (
    <Stack spacing={2}>
      <Checkbox label="Outline around the box and the label" />
      <Checkbox
        label="Outline around the box"
        slotProps={{ checkbox: { sx: { position: 'relative' } } }}
      />
    </Stack>
  );
}
