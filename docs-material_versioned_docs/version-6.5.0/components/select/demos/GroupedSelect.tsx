import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import ListSubheader from '@mui/material/ListSubheader';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import Stack from '@mui/material/Stack';

export default function GroupedSelect() {
  return (
    <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap' }}>
      <FormControl sx={{ minWidth: 200 }}>
        <InputLabel id="grouped-select-berth-label">Berth</InputLabel>
        <Select
          id="grouped-select-berth"
          labelId="grouped-select-berth-label"
          label="Berth"
          defaultValue=""
        >
          <ListSubheader aria-disabled="true">Seats</ListSubheader>
          <MenuItem value="window">Window seat</MenuItem>
          <MenuItem value="aisle">Aisle seat</MenuItem>
          <ListSubheader aria-disabled="true">Night train</ListSubheader>
          <MenuItem value="couchette">Couchette</MenuItem>
          <MenuItem value="cabin">Private cabin</MenuItem>
        </Select>
      </FormControl>
      <FormControl sx={{ minWidth: 200 }}>
        <InputLabel htmlFor="grouped-select-native">Luggage</InputLabel>
        <Select
          native
          id="grouped-select-native"
          label="Luggage"
          defaultValue="backpack"
        >
          <optgroup label="Carried by you">
            <option value="backpack">Backpack</option>
            <option value="suitcase">Suitcase</option>
          </optgroup>
          <optgroup label="In the luggage car">
            <option value="bicycle">Bicycle</option>
            <option value="skis">Skis</option>
          </optgroup>
        </Select>
      </FormControl>
    </Stack>
  );
}
