import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import InputLabel from '@mui/material/InputLabel';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import Stack from '@mui/material/Stack';

export default function SelectLabels() {
  return (
    <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap' }}>
      <FormControl sx={{ minWidth: 200 }}>
        <InputLabel id="select-labels-branch-label">Pickup branch</InputLabel>
        <Select
          id="select-labels-branch"
          labelId="select-labels-branch-label"
          label="Pickup branch"
          aria-describedby="select-labels-branch-help"
          defaultValue=""
        >
          <MenuItem value="center">City center</MenuItem>
          <MenuItem value="harbor">Harbor</MenuItem>
          <MenuItem value="hill">Hillside</MenuItem>
        </Select>
        <FormHelperText id="select-labels-branch-help">
          Books wait there for a week
        </FormHelperText>
      </FormControl>
      <FormControl sx={{ minWidth: 200 }}>
        <Select
          displayEmpty
          id="select-labels-sort"
          inputProps={{ 'aria-label': 'Sort the results' }}
          MenuProps={{
            slotProps: { list: { 'aria-label': 'Sort the results' } },
          }}
          aria-describedby="select-labels-sort-help"
          defaultValue=""
        >
          <MenuItem value="">
            <em>Best match</em>
          </MenuItem>
          <MenuItem value="newest">Newest first</MenuItem>
          <MenuItem value="title">Title, A to Z</MenuItem>
        </Select>
        <FormHelperText id="select-labels-sort-help">
          Order of the results
        </FormHelperText>
      </FormControl>
    </Stack>
  );
}
