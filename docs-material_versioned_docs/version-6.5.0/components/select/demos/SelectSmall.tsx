import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';

export default function SelectSmall() {
  return (
    <FormControl size="small" sx={{ minWidth: 160 }}>
      <InputLabel id="select-small-label">Period</InputLabel>
      <Select
        id="select-small"
        labelId="select-small-label"
        label="Period"
        defaultValue="week"
      >
        <MenuItem value="day">Last 24 hours</MenuItem>
        <MenuItem value="week">Last 7 days</MenuItem>
        <MenuItem value="month">Last 30 days</MenuItem>
      </Select>
    </FormControl>
  );
}
