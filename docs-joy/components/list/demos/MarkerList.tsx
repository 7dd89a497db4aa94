import List from '@mui/joy/List';
import ListItem from '@mui/joy/ListItem';

export default function MarkerList() {
  return (
    <List component="ol" marker="decimal" sx={{ width: 280 }}>
      <ListItem>Open the order.</ListItem>
      <ListItem nested>
        Check the invoice:
        <List marker="disc">
          <ListItem>The total is correct.</ListItem>
          <ListItem>The address is complete.</ListItem>
        </List>
      </ListItem>
      <ListItem>Send it to the customer.</ListItem>
    </List>
  );
}
