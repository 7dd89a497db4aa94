import * as React from 'react';
import Box from '@mui/joy/Box';
import List from '@mui/joy/List';
import ListItem from '@mui/joy/ListItem';
import ListItemButton from '@mui/joy/ListItemButton';
import Sheet from '@mui/joy/Sheet';

const sections = {
  Orders: ['Open', 'Returned'],
  Invoices: ['Drafts', 'Overdue'],
};

export default function ExampleNavigationMenu() {
  const [open, setOpen] = React.useState<string | null>(null);

  return (
    <Box component="nav" aria-label="Shop" sx={{ minHeight: 140 }}>
      <List orientation="horizontal">
        {Object.entries(sections).map(([section, pages]) => (
          <ListItem
            key={section}
            onBlur={({ currentTarget, relatedTarget }) => {
              if (!currentTarget.contains(relatedTarget)) setOpen(null);
            }}
            onKeyDown={({ key, currentTarget }) => {
              if (key !== 'Escape') return;
              setOpen(null);
              currentTarget
                .querySelector<HTMLElement>('[aria-expanded]')
                ?.focus();
            }}
          >
            <ListItemButton
              aria-expanded={open === section}
              onClick={() => setOpen(open === section ? null : section)}
            >
              {section}
            </ListItemButton>
            {open === section && (
              <Sheet
                variant="outlined"
                sx={{ position: 'absolute', top: '100%', insetInlineStart: 0 }}
              >
                <List sx={{ width: 140 }}>
                  {pages.map((page) => (
                    <ListItem key={page}>
                      <ListItemButton component="a" href="#navigation-menu">
                        {page}
                      </ListItemButton>
                    </ListItem>
                  ))}
                </List>
              </Sheet>
            )}
          </ListItem>
        ))}
      </List>
    </Box>
  );
}
