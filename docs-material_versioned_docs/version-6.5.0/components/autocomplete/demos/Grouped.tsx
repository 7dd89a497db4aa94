import Autocomplete from '@mui/material/Autocomplete';
import ListSubheader from '@mui/material/ListSubheader';
import TextField from '@mui/material/TextField';
import { stations } from './stations';

export default function Grouped() {
  return (
    <Autocomplete
      options={stations}
      groupBy={(station) => station.country}
      renderGroup={({ key, group, children }) => (
        <li key={key} role="presentation">
          <ListSubheader component="div" sx={{ top: -8 }}>
            {group}
          </ListSubheader>
          <ul role="group" aria-label={group} style={{ padding: 0 }}>
            {children}
          </ul>
        </li>
      )}
      renderInput={(params) => (
        <TextField {...params} label="Arrival station" />
      )}
      sx={{ width: 320, maxWidth: '100%' }}
    />
  );
}
