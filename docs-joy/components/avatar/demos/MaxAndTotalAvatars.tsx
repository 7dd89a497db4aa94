import Avatar from '@mui/joy/Avatar';
import AvatarGroup from '@mui/joy/AvatarGroup';

const users = ['Ana', 'Ben', 'Chloe', 'David', 'Emma', 'Farid'];
const max = 4;

export default function MaxAndTotalAvatars() {
  const shown = users.slice(0, max - 1);
  const hidden = users.length - shown.length;

  return (
    <AvatarGroup role="group" aria-label="Members of the team">
      {shown.map((name) => (
        <Avatar key={name} role="img" aria-label={name}>
          {name[0]}
        </Avatar>
      ))}
      <Avatar role="img" aria-label={`${hidden} more`}>
        +{hidden}
      </Avatar>
    </AvatarGroup>
  );
}
