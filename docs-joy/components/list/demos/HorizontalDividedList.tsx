import List from '@mui/joy/List';
import ListDivider from '@mui/joy/ListDivider';
import ListItem from '@mui/joy/ListItem';

export default function HorizontalDividedList() {
  return (
    <List
      orientation="horizontal"
      size="sm"
      variant="outlined"
      aria-label="Order"
      sx={{ flex: 'none', borderRadius: 'sm' }}
    >
      <ListItem>3 items</ListItem>
      <ListDivider aria-hidden inset="gutter" />
      <ListItem>2.4 kg</ListItem>
      <ListDivider aria-hidden inset="gutter" />
      <ListItem>$58</ListItem>
    </List>
  );
}
