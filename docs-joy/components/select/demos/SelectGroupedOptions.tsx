import List from '@mui/joy/List';
import ListItem from '@mui/joy/ListItem';
import ListSubheader from '@mui/joy/ListSubheader';
import Option from '@mui/joy/Option';
import Select from '@mui/joy/Select';

const offices = {
  Americas: ['Bogotá', 'Chicago', 'Toronto'],
  Asia: ['Osaka', 'Seoul', 'Singapore'],
  Europe: ['Berlin', 'Lisbon', 'Oslo'],
};

export default function SelectGroupedOptions() {
  return (
    <Select
      aria-label="Office"
      placeholder="Select an office"
      slotProps={{ listbox: { sx: { maxHeight: 240 } } }}
      sx={{ width: 240 }}
    >
      {Object.entries(offices).map(([region, cities]) => (
        <ListItem key={region} nested role="none">
          <ListSubheader sticky>{region}</ListSubheader>
          <List>
            {cities.map((city) => (
              <Option key={city} value={city}>
                {city}
              </Option>
            ))}
          </List>
        </ListItem>
      ))}
    </Select>
  );
}
