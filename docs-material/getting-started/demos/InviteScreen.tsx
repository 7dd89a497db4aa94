import * as React from 'react';
import Alert from '@mui/material/Alert';
import Avatar from '@mui/material/Avatar';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Chip from '@mui/material/Chip';
import FormControlLabel from '@mui/material/FormControlLabel';
import LinearProgress from '@mui/material/LinearProgress';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemAvatar from '@mui/material/ListItemAvatar';
import ListItemText from '@mui/material/ListItemText';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';

const members = [
  { name: 'Ana Costa', role: 'Owner' },
  { name: 'Ben Okoro', role: 'Editor' },
  { name: 'Chloe Roy', role: 'Viewer' },
];

export default function InviteScreen() {
  const [sent, setSent] = React.useState(false);
  return (
    <Stack
      direction={{ sm: 'row' }}
      spacing={2}
      sx={{ '& > *': { flex: 1, minWidth: 0 } }}
    >
      <Card variant="outlined">
        <CardContent>
          <Typography variant="h6" component="p">
            Team
          </Typography>
          <List disablePadding>
            {members.map(({ name, role }) => (
              <ListItem key={name} disableGutters>
                <ListItemAvatar>
                  <Avatar
                    aria-hidden
                    sx={{
                      bgcolor: 'primary.main',
                      color: 'primary.contrastText',
                    }}
                  >
                    {name[0]}
                  </Avatar>
                </ListItemAvatar>
                <ListItemText primary={name} />
                <Chip
                  size="small"
                  label={role}
                  color={role === 'Owner' ? 'primary' : 'default'}
                />
              </ListItem>
            ))}
          </List>
          <Typography variant="body2" sx={{ mt: 1, mb: 0.5 }}>
            3 of 5 seats
          </Typography>
          <LinearProgress
            variant="determinate"
            value={60}
            aria-label="Seats in use"
          />
        </CardContent>
      </Card>
      <Stack
        component="form"
        spacing={2}
        onSubmit={(event: React.FormEvent) => {
          event.preventDefault();
          setSent(true);
        }}
      >
        <TextField
          required
          type="email"
          label="Email"
          defaultValue="dev@example.com"
        />
        <TextField select label="Role" defaultValue="Editor">
          {['Editor', 'Viewer'].map((role) => (
            <MenuItem key={role} value={role}>
              {role}
            </MenuItem>
          ))}
        </TextField>
        <FormControlLabel
          control={<Switch defaultChecked />}
          label="Send a welcome message"
        />
        <Button type="submit" variant="contained">
          Invite
        </Button>
        {sent && <Alert>Invitation sent.</Alert>}
      </Stack>
    </Stack>
  );
}
