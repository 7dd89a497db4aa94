import List from '@mui/joy/List';
import ListItem from '@mui/joy/ListItem';
import ListItemButton from '@mui/joy/ListItemButton';
import ListSubheader from '@mui/joy/ListSubheader';

const folders = {
  Orders: ['Open', 'Shipped'],
  Invoices: ['Drafts', 'Overdue', 'Paid'],
};

export default function NestedList() {
  return (
    <List
      size="sm"
      aria-label="Folders"
      sx={{ width: 220, '--List-nestedInsetStart': '1rem' }}
    >
      {Object.entries(folders).map(([folder, names]) => (
        <ListItem key={folder} nested>
          <ListSubheader>{folder}</ListSubheader>
          <List>
            {names.map((name) => (
              <ListItem key={name}>
                <ListItemButton component="a" href="#nested-list">
                  {name}
                </ListItemButton>
              </ListItem>
            ))}
          </List>
        </ListItem>
      ))}
    </List>
  );
}
