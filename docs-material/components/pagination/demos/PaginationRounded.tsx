import Card from '@mui/material/Card';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Pagination from '@mui/material/Pagination';

export default function PaginationRounded() {
  return (
    <Card variant="outlined" sx={{ maxWidth: 340 }}>
      <List dense aria-label="Strongest gusts">
        <ListItem>
          <ListItemText
            primary="148 km/h"
            secondary="Cape station, February 1990"
          />
        </ListItem>
        <ListItem>
          <ListItemText
            primary="141 km/h"
            secondary="Airfield, December 1999"
          />
        </ListItem>
      </List>
      <Pagination
        shape="rounded"
        count={5}
        aria-label="Strongest gusts"
        sx={{ p: 1 }}
      />
    </Card>
  );
}
