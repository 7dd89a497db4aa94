import List from '@mui/joy/List';
import ListItem from '@mui/joy/ListItem';
import ListSubheader from '@mui/joy/ListSubheader';
import Sheet from '@mui/joy/Sheet';

const months = ['January', 'February', 'March'];
const days = [3, 10, 17, 24];

export default function StickyList() {
  return (
    <Sheet
      variant="outlined"
      role="region"
      aria-label="Invoices by month"
      // The keyboard can only scroll an area that has the focus.
      tabIndex={0}
      sx={{ width: 240, maxHeight: 240, overflow: 'auto', borderRadius: 'sm' }}
    >
      <List>
        {months.map((month) => (
          <ListItem key={month} nested>
            <ListSubheader sticky>{month}</ListSubheader>
            <List>
              {days.map((day) => (
                <ListItem key={day}>
                  Invoice of {month} {day}
                </ListItem>
              ))}
            </List>
          </ListItem>
        ))}
      </List>
    </Sheet>
  );
}
