import FilledInput from '@mui/material/FilledInput';
import Input from '@mui/material/Input';
import InputBase from '@mui/material/InputBase';
import OutlinedInput from '@mui/material/OutlinedInput';
import Stack from '@mui/material/Stack';

export default function Inputs() {
  return (
    <Stack spacing={2} sx={{ width: '100%', maxWidth: 280 }}>
      <OutlinedInput placeholder="Gate" inputProps={{ 'aria-label': 'Gate' }} />
      <FilledInput
        hiddenLabel
        placeholder="Seat"
        inputProps={{ 'aria-label': 'Seat' }}
      />
      <Input placeholder="Meal" inputProps={{ 'aria-label': 'Meal' }} />
      <InputBase placeholder="Remark" inputProps={{ 'aria-label': 'Remark' }} />
    </Stack>
  );
}
