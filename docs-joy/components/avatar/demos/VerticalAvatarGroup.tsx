import Avatar from '@mui/joy/Avatar';
import AvatarGroup from '@mui/joy/AvatarGroup';

const users = ['Ana', 'Ben', 'Chloe'];

export default function VerticalAvatarGroup() {
  return (
    <AvatarGroup
      role="group"
      aria-label="Reviewers"
      sx={{
        '--Avatar-marginInlineStart': '0px',
        '& > * + *': { marginBlockStart: 'var(--AvatarGroup-gap)' },
        flexDirection: 'column',
        marginInlineStart: 0,
      }}
    >
      {users.map((name) => (
        <Avatar key={name} role="img" aria-label={name}>
          {name[0]}
        </Avatar>
      ))}
    </AvatarGroup>
  );
}
