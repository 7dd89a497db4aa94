import AppBar from '@mui/material/AppBar';
import Avatar from '@mui/material/Avatar';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardActions from '@mui/material/CardActions';
import CardContent from '@mui/material/CardContent';
import Divider from '@mui/material/Divider';
import Link from '@mui/material/Link';
import List from '@mui/material/List';
import ListItemAvatar from '@mui/material/ListItemAvatar';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import Toolbar from '@mui/material/Toolbar';
import Typography from '@mui/material/Typography';
import { useState } from 'react';

const STATIONS = [
  { name: 'North jetty', level: '1.8 m, rising' },
  { name: 'Salt marsh', level: '0.6 m, falling' },
];

/** An app bar, tabs, a card and a list. */
export function Overview() {
  const [tab, setTab] = useState(0);
  return (
    <>
      <Box sx={{ gridColumn: '1 / -1', overflow: 'hidden', borderRadius: 1 }}>
        <AppBar component="div" position="static">
          <Toolbar sx={{ gap: 1 }}>
            <Typography variant="h6" component="p" noWrap sx={{ flexGrow: 1 }}>
              Tide log
            </Typography>
            <Button color="inherit">Export</Button>
          </Toolbar>
        </AppBar>
        <Tabs
          value={tab}
          onChange={(_event, next: number) => setTab(next)}
          aria-label="Tide log"
          variant="scrollable"
        >
          <Tab label="Levels" />
          <Tab label="Stations" />
          <Tab label="Reports" />
        </Tabs>
        <Divider />
      </Box>
      <Card>
        <CardContent>
          <Typography variant="overline" component="p" color="textSecondary">
            Next high tide
          </Typography>
          <Typography variant="h4" component="p">
            16:42
          </Typography>
          <Typography variant="body2" color="textSecondary">
            3.1 m above chart datum. See the{' '}
            <Link component="button" variant="body2">
              forecast
            </Link>
            .
          </Typography>
        </CardContent>
        <CardActions>
          <Button>Details</Button>
          <Button variant="contained">Log level</Button>
        </CardActions>
      </Card>
      <Card>
        <List>
          {STATIONS.map(({ name, level }) => (
            <ListItem key={name}>
              <ListItemAvatar>
                <Avatar sx={{ bgcolor: 'secondary.main', color: 'secondary.contrastText' }}>
                  {name[0]}
                </Avatar>
              </ListItemAvatar>
              <ListItemText primary={name} secondary={level} />
            </ListItem>
          ))}
        </List>
      </Card>
    </>
  );
}
