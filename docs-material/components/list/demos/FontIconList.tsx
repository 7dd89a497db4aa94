import Box from '@mui/material/Box';
import Icon from '@mui/material/Icon';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';

const stations = [
  { name: 'Harbor', glyph: 'directions_boat', style: 'material-icons' },
  { name: 'Old town', glyph: 'tram', style: 'material-icons' },
  {
    name: 'Botanical garden',
    glyph: 'local_florist',
    style: 'material-icons-two-tone',
  },
];

export default function FontIconList() {
  return (
    <Box sx={{ width: 360, maxWidth: '100%', bgcolor: 'background.paper' }}>
      <List dense aria-label="Stations of the ring line">
        {stations.map(({ name, glyph, style }) => (
          <ListItem key={name}>
            <ListItemIcon>
              <Icon baseClassName={style}>{glyph}</Icon>
            </ListItemIcon>
            <ListItemText primary={name} />
          </ListItem>
        ))}
      </List>
    </Box>
  );
}
