import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';

const sailings = [
  { label: '06:40 Morning Star', cabins: 12 },
  { label: '09:15 Isle Runner', cabins: 0 },
  { label: '13:30 Morning Star', cabins: 4 },
  { label: '17:05 Isle Runner', cabins: 0 },
  { label: '22:50 Night Heron', cabins: 31 },
];

export default function DisabledOptions() {
  return (
    <Autocomplete
      options={sailings}
      getOptionDisabled={(sailing) => sailing.cabins === 0}
      renderInput={(params) => (
        <TextField
          {...params}
          label="Ferry"
          helperText="Sailings without a free cabin cannot be chosen."
        />
      )}
      sx={{ width: 320, maxWidth: '100%' }}
    />
  );
}
