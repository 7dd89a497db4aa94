import Box from '@mui/material/Box';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import ListSubheader from '@mui/material/ListSubheader';

const program = [
  {
    id: 'friday',
    day: 'Friday',
    talks: [
      'Opening with the mayor',
      'Maps of lost rivers',
      'Poetry by candlelight',
    ],
  },
  {
    id: 'saturday',
    day: 'Saturday',
    talks: [
      'Bookbinding workshop',
      'Crime writers’ brunch',
      'Comics for beginners',
    ],
  },
  {
    id: 'sunday',
    day: 'Sunday',
    talks: [
      'Story hour for children',
      'Translators at work',
      'Closing concert',
    ],
  },
];

export default function PinnedSubheaderList() {
  return (
    <Box
      role="group"
      aria-label="Festival program"
      tabIndex={0}
      sx={{
        width: 360,
        maxWidth: '100%',
        maxHeight: 260,
        overflow: 'auto',
        bgcolor: 'background.paper',
      }}
    >
      {program.map(({ id, day, talks }) => (
        <List
          key={id}
          disablePadding
          aria-labelledby={`pinned-list-${id}`}
          subheader={
            <ListSubheader id={`pinned-list-${id}`}>{day}</ListSubheader>
          }
        >
          {talks.map((talk) => (
            <ListItem key={talk}>
              <ListItemText primary={talk} />
            </ListItem>
          ))}
        </List>
      ))}
    </Box>
  );
}
