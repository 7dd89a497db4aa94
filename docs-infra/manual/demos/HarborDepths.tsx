import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import { harbors } from './harbors';

export default function HarborDepths() {
  return (
    <List dense aria-label="Harbors">
      {harbors.map(({ name, depth }) => (
        <ListItem key={name}>
          <ListItemText primary={name} secondary={`${depth} m deep`} />
        </ListItem>
      ))}
    </List>
  );
}
