import List from '@mui/joy/List';
import ListItem from '@mui/joy/ListItem';
import Link from '@mui/joy/Link';

const pages = ['Terms', 'Privacy', 'Cookies', 'Contact', 'Status'];

export default function HorizontalList() {
  return (
    <List
      orientation="horizontal"
      wrap
      aria-label="Legal"
      sx={{ '--List-gap': '0.5rem' }}
    >
      {pages.map((page) => (
        <ListItem key={page}>
          <Link href="#horizontal-list">{page}</Link>
        </ListItem>
      ))}
    </List>
  );
}
