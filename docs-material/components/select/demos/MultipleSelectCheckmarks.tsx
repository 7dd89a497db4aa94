import * as React from 'react';
import CheckBox from '@mui/icons-material/CheckBox';
import CheckBoxOutlineBlank from '@mui/icons-material/CheckBoxOutlineBlank';
import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';

const amenities = [
  'Kitchen',
  'Balcony',
  'Washing machine',
  'Parking',
  'Desk',
  'Step-free entry',
];

export default function MultipleSelectCheckmarks() {
  const [wanted, setWanted] = React.useState(['Kitchen', 'Desk']);

  return (
    <FormControl fullWidth sx={{ maxWidth: 300 }}>
      <InputLabel id="multiple-checkmarks-label">Amenities</InputLabel>
      <Select
        multiple
        id="multiple-checkmarks"
        labelId="multiple-checkmarks-label"
        label="Amenities"
        value={wanted}
        onChange={({ target }) => setWanted([target.value].flat())}
        renderValue={(selected) => selected.join(', ')}
      >
        {amenities.map((amenity) => (
          <MenuItem key={amenity} value={amenity}>
            <ListItemIcon>
              {wanted.includes(amenity) ? (
                <CheckBox color="primary" />
              ) : (
                <CheckBoxOutlineBlank />
              )}
            </ListItemIcon>
            <ListItemText primary={amenity} />
          </MenuItem>
        ))}
      </Select>
    </FormControl>
  );
}
