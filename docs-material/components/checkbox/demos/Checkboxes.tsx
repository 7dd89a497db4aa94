import Checkbox from '@mui/material/Checkbox';
import Stack from '@mui/material/Stack';

export default function Checkboxes() {
  return (
    <Stack direction="row">
      <Checkbox slotProps={{ input: { 'aria-label': 'Bag 0417 tested' } }} />
      <Checkbox
        defaultChecked
        slotProps={{ input: { 'aria-label': 'Bag 0418 tested' } }}
      />
      <Checkbox
        disabled
        slotProps={{ input: { 'aria-label': 'Bag 0419 tested' } }}
      />
      <Checkbox
        disabled
        checked
        slotProps={{ input: { 'aria-label': 'Bag 0420 tested' } }}
      />
    </Stack>
  );
}
