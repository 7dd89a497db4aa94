import Autocomplete from '@mui/joy/Autocomplete';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';
import List from '@mui/joy/List';
import ListItem from '@mui/joy/ListItem';
import ListSubheader from '@mui/joy/ListSubheader';

const offices = [
  { label: 'Bogotá', region: 'Americas' },
  { label: 'Chicago', region: 'Americas' },
  { label: 'Osaka', region: 'Asia' },
  { label: 'Singapore', region: 'Asia' },
  { label: 'Berlin', region: 'Europe' },
  { label: 'Lisbon', region: 'Europe' },
];

export default function Grouped() {
  return (
    <FormControl sx={{ width: 260 }}>
      <FormLabel>Office</FormLabel>
      <Autocomplete
        options={offices}
        groupBy={(office) => office.region}
        renderGroup={({ key, group, children }) => (
          <ListItem key={key} nested role="none">
            <ListSubheader sticky>{group}</ListSubheader>
            <List role="group">{children}</List>
          </ListItem>
        )}
      />
    </FormControl>
  );
}
