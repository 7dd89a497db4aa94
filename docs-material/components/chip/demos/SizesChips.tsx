import Chip from '@mui/material/Chip';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';

export default function SizesChips() {
  return (
    <List sx={{ width: 320, maxWidth: '100%' }}>
      <ListItem disableGutters secondaryAction={<Chip label="Day 1" />}>
        <ListItemText primary="Bean stew" />
      </ListItem>
      <ListItem
        disableGutters
        dense
        secondaryAction={<Chip size="small" label="Day 2" />}
      >
        <ListItemText primary="Stew as a pie filling" />
      </ListItem>
    </List>
  );
}
