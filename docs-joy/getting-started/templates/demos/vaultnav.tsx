import EventIcon from '@mui/icons-material/Event';
import InventoryIcon from '@mui/icons-material/Inventory2';
import MailIcon from '@mui/icons-material/Mail';
import Box from '@mui/joy/Box';
import List from '@mui/joy/List';
import ListItem from '@mui/joy/ListItem';
import ListItemButton from '@mui/joy/ListItemButton';
import ListItemDecorator from '@mui/joy/ListItemDecorator';
import Typography from '@mui/joy/Typography';

const pages = [
  { title: 'Reels', Icon: InventoryIcon },
  { title: 'Requests', Icon: MailIcon },
  { title: 'Screenings', Icon: EventIcon },
];

/** The links of the sidebar, also shown in the drawer. */
export function VaultNav({
  label,
  onPick,
}: {
  label: string;
  onPick?: () => void;
}) {
  return (
    <Box component="nav" aria-label={label} sx={{ p: 1.5 }}>
      <Typography level="title-lg" sx={{ px: 1, pb: 1 }}>
        Film archive
      </Typography>
      <List sx={{ '--ListItem-radius': '6px' }}>
        {pages.map(({ title, Icon }, index) => (
          <ListItem key={title}>
            <ListItemButton
              selected={index === 0}
              aria-current={index === 0 ? 'page' : undefined}
              onClick={onPick}
            >
              <ListItemDecorator>
                <Icon />
              </ListItemDecorator>
              {title}
            </ListItemButton>
          </ListItem>
        ))}
      </List>
    </Box>
  );
}
