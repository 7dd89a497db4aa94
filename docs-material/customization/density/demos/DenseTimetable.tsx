import Button from '@mui/material/Button';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemText from '@mui/material/ListItemText';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';

const departures = ['07:10 Harbor', '07:25 Old mill', '07:40 Airport'];

export default function DenseTimetable() {
  return (
    <Stack spacing={1} sx={{ maxWidth: 360 }}>
      <TextField label="From" defaultValue="Station square" />
      <List aria-label="Departures">
        {departures.map((departure) => (
          <ListItem key={departure} divider>
            <ListItemText primary={departure} />
          </ListItem>
        ))}
      </List>
      <Button variant="contained">Show route</Button>
    </Stack>
  );
}
