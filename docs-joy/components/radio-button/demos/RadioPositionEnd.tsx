import List from '@mui/joy/List';
import ListItem from '@mui/joy/ListItem';
import ListItemDecorator from '@mui/joy/ListItemDecorator';
import Radio from '@mui/joy/Radio';
import RadioGroup from '@mui/joy/RadioGroup';
import Group from '@mui/icons-material/Group';
import Person from '@mui/icons-material/Person';

const accounts = { Personal: Person, Team: Group };

export default function RadioPositionEnd() {
  return (
    <RadioGroup aria-label="Account" defaultValue="Team" sx={{ width: 260 }}>
      <List sx={{ '--List-gap': '0.5rem', '--ListItem-radius': '8px' }}>
        {Object.entries(accounts).map(([name, Icon]) => (
          <ListItem key={name} variant="outlined">
            <ListItemDecorator>
              <Icon />
            </ListItemDecorator>
            <Radio
              overlay
              value={name}
              label={name}
              sx={{ flexGrow: 1, flexDirection: 'row-reverse' }}
            />
          </ListItem>
        ))}
      </List>
    </RadioGroup>
  );
}
