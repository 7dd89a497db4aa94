import Box from '@mui/joy/Box';
import Checkbox from '@mui/joy/Checkbox';
import List from '@mui/joy/List';
import ListItem from '@mui/joy/ListItem';
import Typography from '@mui/joy/Typography';

const topics = ['New orders', 'Overdue invoices', 'Messages'];

export default function GroupCheckboxes() {
  return (
    <Box role="group" aria-labelledby="GroupCheckboxes-label">
      <Typography id="GroupCheckboxes-label" level="title-sm">
        Notify me about
      </Typography>
      <List size="sm">
        {topics.map((topic) => (
          <ListItem key={topic}>
            <Checkbox name="topic" value={topic} label={topic} />
          </ListItem>
        ))}
      </List>
    </Box>
  );
}
