import List from '@mui/joy/List';
import ListItem from '@mui/joy/ListItem';
import ListItemButton from '@mui/joy/ListItemButton';

const pages = ['Orders', 'Invoices', 'Users'];

export default function SelectedList() {
  return (
    <List aria-label="Pages" sx={{ width: 240 }}>
      {pages.map((page) => (
        <ListItem key={page}>
          <ListItemButton
            component="a"
            href="#selected"
            color="primary"
            selected={page === 'Invoices'}
            aria-current={page === 'Invoices' ? 'page' : undefined}
          >
            {page}
          </ListItemButton>
        </ListItem>
      ))}
    </List>
  );
}
