import * as React from 'react';
import Badge from '@mui/joy/Badge';
import Button from '@mui/joy/Button';
import Stack from '@mui/joy/Stack';
import Mail from '@mui/icons-material/Mail';

export default function BadgeVisibility() {
  const [unread, setUnread] = React.useState(true);

  return (
    <Stack direction="row" spacing={3} sx={{ alignItems: 'center' }}>
      <Badge color="danger" invisible={!unread}>
        <Mail
          fontSize="xl4"
          titleAccess={unread ? 'Unread messages' : 'No unread messages'}
        />
      </Badge>
      <Button variant="outlined" onClick={() => setUnread(!unread)}>
        {unread ? 'Mark as read' : 'Mark as unread'}
      </Button>
    </Stack>
  );
}
