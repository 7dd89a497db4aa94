import * as React from 'react';
import Badge from '@mui/joy/Badge';
import IconButton from '@mui/joy/IconButton';
import Mail from '@mui/icons-material/Mail';

export default function AccessibleBadges() {
  const [unread, setUnread] = React.useState(120);

  return (
    <Badge badgeContent={unread} slotProps={{ badge: { 'aria-hidden': true } }}>
      <IconButton
        variant="outlined"
        aria-label={`Messages, ${unread} unread`}
        onClick={() => setUnread(0)}
      >
        <Mail />
      </IconButton>
    </Badge>
  );
}
