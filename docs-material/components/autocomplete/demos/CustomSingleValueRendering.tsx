import Autocomplete from '@mui/material/Autocomplete';
import Avatar from '@mui/material/Avatar';
import Chip from '@mui/material/Chip';
import TextField from '@mui/material/TextField';
import { staff } from './staff';

export default function CustomSingleValueRendering() {
  return (
    <Autocomplete
      options={staff}
      defaultValue={staff[2]}
      getOptionLabel={(editor) => editor.name}
      renderValue={(editor, getItemProps) => (
        <Chip
          {...getItemProps()}
          avatar={<Avatar>{editor.name[0]}</Avatar>}
          label={`${editor.name}, ${editor.desk}`}
        />
      )}
      renderInput={(params) => <TextField {...params} label="Lead editor" />}
      sx={{ width: 320, maxWidth: '100%' }}
    />
  );
}
