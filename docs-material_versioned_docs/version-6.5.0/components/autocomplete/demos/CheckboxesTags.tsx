import CheckBox from '@mui/icons-material/CheckBox';
import CheckBoxOutlineBlank from '@mui/icons-material/CheckBoxOutlineBlank';
import Autocomplete from '@mui/material/Autocomplete';
import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';

const readings = [
  'Battery charge',
  'Feed-in to the grid',
  'Heat pump',
  'House load',
  'Solar yield',
  'Wall box',
];

export default function CheckboxesTags() {
  return (
    <Autocomplete
      multiple
      disableCloseOnSelect
      options={readings}
      defaultValue={['Solar yield']}
      renderOption={({ key, ...optionProps }, reading, { selected }) => (
        <Box key={key} component="li" {...optionProps} sx={{ gap: 1 }}>
          {selected ? <CheckBox color="primary" /> : <CheckBoxOutlineBlank />}
          {reading}
        </Box>
      )}
      renderInput={(params) => <TextField {...params} label="Chart lines" />}
      sx={{ width: 440, maxWidth: '100%' }}
    />
  );
}
