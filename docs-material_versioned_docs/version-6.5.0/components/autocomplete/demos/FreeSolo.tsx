import Autocomplete from '@mui/material/Autocomplete';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';

const searches = [
  'bike lights',
  'bike lock',
  'hiking boots size 41',
  'rain jacket',
  'rain trousers kids',
  'sleeping bag',
];

export default function FreeSolo() {
  return (
    <Stack spacing={2} sx={{ width: 320, maxWidth: '100%' }}>
      <Autocomplete
        freeSolo
        options={searches}
        renderInput={(params) => <TextField {...params} label="Product" />}
      />
      <Autocomplete
        freeSolo
        disableClearable
        options={searches}
        renderInput={(params) => (
          <TextField {...params} type="search" label="Search the shop" />
        )}
      />
    </Stack>
  );
}
