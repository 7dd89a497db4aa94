import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';

export default function SelectAutoWidth() {
  return (
    <FormControl sx={{ width: 180 }}>
      <InputLabel id="select-auto-width-label">Time zone</InputLabel>
      <Select
        autoWidth
        id="select-auto-width"
        labelId="select-auto-width-label"
        label="Time zone"
        defaultValue="utc"
      >
        <MenuItem value="utc">UTC</MenuItem>
        <MenuItem value="cet">CET</MenuItem>
        <MenuItem value="ist">IST</MenuItem>
      </Select>
    </FormControl>
  );
}
