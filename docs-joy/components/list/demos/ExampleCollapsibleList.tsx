import * as React from 'react';
import Box from '@mui/joy/Box';
import List from '@mui/joy/List';
import ListItem from '@mui/joy/ListItem';
import ListItemButton from '@mui/joy/ListItemButton';
import ListItemContent from '@mui/joy/ListItemContent';
import KeyboardArrowDown from '@mui/icons-material/KeyboardArrowDown';

const sections = {
  Orders: ['Open', 'Shipped', 'Returned'],
  Invoices: ['Drafts', 'Overdue'],
};

export default function ExampleCollapsibleList() {
  const [open, setOpen] = React.useState<string | null>('Orders');

  return (
    <Box
      component="nav"
      aria-label="Reports"
      sx={{ width: 240, minHeight: 200 }}
    >
      <List size="sm" sx={{ '--List-nestedInsetStart': '1rem' }}>
        {Object.entries(sections).map(([section, pages]) => (
          <ListItem key={section} nested>
            <ListItemButton
              aria-expanded={open === section}
              onClick={() => setOpen(open === section ? null : section)}
            >
              <ListItemContent>{section}</ListItemContent>
              <KeyboardArrowDown
                style={{ rotate: open === section ? '180deg' : 'none' }}
              />
            </ListItemButton>
            {open === section && (
              <List>
                {pages.map((page) => (
                  <ListItem key={page}>
                    <ListItemButton component="a" href="#collapsible-list">
                      {page}
                    </ListItemButton>
                  </ListItem>
                ))}
              </List>
            )}
          </ListItem>
        ))}
      </List>
    </Box>
  );
}
