import Avatar from '@mui/joy/Avatar';
import AvatarGroup from '@mui/joy/AvatarGroup';

const users = ['Ana', 'Ben', 'Chloe'];

export default function OverlapAvatarGroup() {
  return (
    <AvatarGroup
      role="group"
      aria-label="Authors"
      sx={{ isolation: 'isolate' }}
    >
      {users.map((name, index) => (
        <Avatar
          key={name}
          role="img"
          aria-label={name}
          style={{ zIndex: users.length - index }}
        >
          {name[0]}
        </Avatar>
      ))}
    </AvatarGroup>
  );
}
