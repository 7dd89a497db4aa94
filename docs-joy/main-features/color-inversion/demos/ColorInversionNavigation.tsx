import List from '@mui/joy/List';
import ListItem from '@mui/joy/ListItem';
import ListItemButton from '@mui/joy/ListItemButton';
import Sheet from '@mui/joy/Sheet';

export default function ColorInversionNavigation() {
  return (
    <Sheet
      component="nav"
      aria-label="Observatory"
      variant="solid"
      invertedColors
      sx={{ p: 1, borderRadius: 'md', maxWidth: 240, bgcolor: 'neutral.800' }}
    >
      <List>
        {['Program', 'Visit', 'Membership'].map((area, index) => (
          <ListItem key={area}>
            <ListItemButton selected={index === 0}>{area}</ListItemButton>
          </ListItem>
        ))}
      </List>
    </Sheet>
  );
}
