import * as React from 'react';
import Avatar from '@mui/joy/Avatar';
import AvatarGroup from '@mui/joy/AvatarGroup';
import MoreHoriz from '@mui/icons-material/MoreHoriz';

const users = ['Ana', 'Ben', 'Chloe', 'David', 'Emma'];

export default function EllipsisAvatarAction() {
  const [all, setAll] = React.useState(false);

  return (
    <AvatarGroup
      role="group"
      aria-label="Readers"
      size="sm"
      variant="solid"
      color="primary"
    >
      {users.slice(0, all ? users.length : 2).map((name) => (
        <Avatar key={name} role="img" aria-label={name}>
          {name[0]}
        </Avatar>
      ))}
      <Avatar
        component="button"
        aria-label="All readers"
        aria-expanded={all}
        onClick={() => setAll(!all)}
        sx={{ border: 0, cursor: 'pointer' }}
      >
        <MoreHoriz />
      </Avatar>
    </AvatarGroup>
  );
}
