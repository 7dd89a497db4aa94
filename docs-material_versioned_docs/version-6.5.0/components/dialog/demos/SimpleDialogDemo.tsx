import * as React from 'react';
import LocalLibraryIcon from '@mui/icons-material/LocalLibrary';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogTitle from '@mui/material/DialogTitle';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemIcon from '@mui/material/ListItemIcon';
import ListItemText from '@mui/material/ListItemText';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const branches = [
  { name: 'Harbor Street', opening: 'Open until 8 pm' },
  { name: 'Old Mill', opening: 'Open until 6 pm' },
  { name: 'University', opening: 'Closed today' },
];

export default function SimpleDialogDemo() {
  const [open, setOpen] = React.useState(false);
  const [branch, setBranch] = React.useState('Old Mill');

  const pick = (name: string) => {
    setBranch(name);
    setOpen(false);
  };

  return (
    <Stack spacing={1} sx={{ alignItems: 'flex-start' }}>
      <Typography>Your reserved book goes to {branch}.</Typography>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        Change branch
      </Button>
      <Dialog open={open} onClose={() => setOpen(false)}>
        <DialogTitle>Where do you pick it up?</DialogTitle>
        <List disablePadding sx={{ pb: 1 }}>
          {branches.map(({ name, opening }) => (
            <ListItem key={name} disablePadding>
              <ListItemButton
                selected={name === branch}
                autoFocus={name === branch}
                onClick={() => pick(name)}
                sx={{ px: 3 }}
              >
                <ListItemIcon>
                  <LocalLibraryIcon />
                </ListItemIcon>
                <ListItemText primary={name} secondary={opening} />
              </ListItemButton>
            </ListItem>
          ))}
        </List>
      </Dialog>
    </Stack>
  );
}
