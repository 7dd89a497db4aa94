import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import Stack from '@mui/material/Stack';

export default function SelectVariants() {
  return (
    <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap' }}>
      <FormControl variant="filled" sx={{ minWidth: 160 }}>
        <InputLabel id="select-variants-ward-label">Ward</InputLabel>
        <Select
          id="select-variants-ward"
          labelId="select-variants-ward-label"
          defaultValue=""
        >
          <MenuItem value="east">East wing</MenuItem>
          <MenuItem value="west">West wing</MenuItem>
        </Select>
      </FormControl>
      <FormControl variant="standard" sx={{ minWidth: 160 }}>
        <InputLabel id="select-variants-shift-label">Shift</InputLabel>
        <Select
          id="select-variants-shift"
          labelId="select-variants-shift-label"
          defaultValue="late"
        >
          <MenuItem value="early">Early</MenuItem>
          <MenuItem value="late">Late</MenuItem>
          <MenuItem value="night">Night</MenuItem>
        </Select>
      </FormControl>
    </Stack>
  );
}
