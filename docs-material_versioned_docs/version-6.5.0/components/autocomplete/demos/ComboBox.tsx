import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { stations } from './stations';

export default function ComboBox() {
  return (
    <Autocomplete
      options={stations}
      renderInput={(params) => (
        <TextField {...params} label="Departure station" />
      )}
      sx={{ width: 320, maxWidth: '100%' }}
    />
  );
}
