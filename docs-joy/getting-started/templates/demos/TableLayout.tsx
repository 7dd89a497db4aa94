import * as React from 'react';
import MenuIcon from '@mui/icons-material/Menu';
import SearchIcon from '@mui/icons-material/Search';
import Box from '@mui/joy/Box';
import Chip from '@mui/joy/Chip';
import Drawer from '@mui/joy/Drawer';
import IconButton from '@mui/joy/IconButton';
import Input from '@mui/joy/Input';
import Sheet from '@mui/joy/Sheet';
import Table from '@mui/joy/Table';
import Typography from '@mui/joy/Typography';
import { reels } from './reels';
import { VaultNav } from './vaultnav';

const colors = {
  'In the vault': 'success',
  'On loan': 'primary',
  'In repair': 'warning',
} as const;

const wide = { display: { xs: 'none', sm: 'table-cell' } };

export default function TableLayout() {
  const [open, setOpen] = React.useState(false);
  const [query, setQuery] = React.useState('');
  const found = reels.filter(({ title }) =>
    title.toLowerCase().includes(query.trim().toLowerCase()),
  );

  return (
    <Box
      sx={{
        position: 'fixed',
        inset: 0,
        overflow: 'auto',
        display: 'grid',
        gridTemplateColumns: {
          xs: 'minmax(0, 1fr)',
          sm: '190px minmax(0, 1fr)',
        },
      }}
    >
      <Sheet
        variant="soft"
        sx={{
          display: { xs: 'none', sm: 'block' },
          borderInlineEnd: '1px solid',
          borderColor: 'divider',
        }}
      >
        <VaultNav label="Pages" />
      </Sheet>
      <Drawer open={open} onClose={() => setOpen(false)} size="sm">
        <VaultNav label="Pages in the drawer" onPick={() => setOpen(false)} />
      </Drawer>
      <Sheet sx={{ p: 2 }}>
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, mb: 2 }}>
          <IconButton
            aria-label="Open pages"
            aria-haspopup="dialog"
            onClick={() => setOpen(true)}
            sx={{ display: { sm: 'none' } }}
          >
            <MenuIcon />
          </IconButton>
          <Typography level="h3" component="p" id="table-layout-title">
            Reels
          </Typography>
        </Box>
        <Input
          type="search"
          placeholder="Search by title"
          startDecorator={<SearchIcon />}
          slotProps={{ input: { 'aria-label': 'Search reels by title' } }}
          value={query}
          onChange={(event) => setQuery(event.target.value)}
          sx={{ maxWidth: 320, mb: 2 }}
        />
        <Sheet variant="outlined" sx={{ borderRadius: 'sm', overflow: 'auto' }}>
          <Table aria-labelledby="table-layout-title">
            <thead>
              <tr>
                <th scope="col">Title</th>
                <Box component="th" scope="col" sx={{ ...wide, width: 70 }}>
                  Year
                </Box>
                <Box component="th" scope="col" sx={{ ...wide, width: 70 }}>
                  Shelf
                </Box>
                <th scope="col">State</th>
              </tr>
            </thead>
            <tbody>
              {found.map(({ id, title, year, shelf, state }) => (
                <tr key={id}>
                  <td>{title}</td>
                  <Box component="td" sx={wide}>
                    {year}
                  </Box>
                  <Box component="td" sx={wide}>
                    {shelf}
                  </Box>
                  <td>
                    <Chip size="sm" color={colors[state]}>
                      {state}
                    </Chip>
                  </td>
                </tr>
              ))}
            </tbody>
          </Table>
        </Sheet>
        <Typography level="body-sm" role="status" sx={{ mt: 1 }}>
          {found.length === 1 ? '1 reel' : `${found.length} reels`}
        </Typography>
      </Sheet>
    </Box>
  );
}
