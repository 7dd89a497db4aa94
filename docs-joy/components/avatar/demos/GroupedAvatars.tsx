import Avatar from '@mui/joy/Avatar';
import AvatarGroup from '@mui/joy/AvatarGroup';

export default function GroupedAvatars() {
  return (
    <AvatarGroup role="group" aria-label="Assigned users">
      <Avatar alt="Ana Ruiz" src="/img/demos/avatar/ana.svg" />
      <Avatar alt="Ben Okafor" src="/img/demos/avatar/ben.svg" />
      <Avatar role="img" aria-label="Chloe Martin">
        CM
      </Avatar>
    </AvatarGroup>
  );
}
