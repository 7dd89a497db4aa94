import Autocomplete, { createFilterOptions } from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { stations, type Station } from './stations';

const filterOptions = createFilterOptions<Station>({
  limit: 6,
  trim: true,
  stringify: (station) => `${station.label} ${station.city} ${station.country}`,
});

export default function Filter() {
  return (
    <Autocomplete
      options={stations}
      filterOptions={filterOptions}
      renderInput={(params) => (
        <TextField
          {...params}
          label="Station, city or country"
          helperText="Vienna finds Wien Hbf; italy finds four stations."
        />
      )}
      sx={{ width: 320, maxWidth: '100%' }}
    />
  );
}
