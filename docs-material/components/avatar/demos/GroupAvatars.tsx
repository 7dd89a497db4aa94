import Avatar from '@mui/material/Avatar';
import AvatarGroup from '@mui/material/AvatarGroup';

export default function GroupAvatars() {
  return (
    <AvatarGroup
      max={4}
      role="img"
      aria-label="Coming on Wednesday: 6 singers"
      slotProps={{ surplus: { sx: { bgcolor: 'text.secondary' } } }}
    >
      <Avatar alt="" src="/img/demos/avatar/tenor.svg" />
      <Avatar alt="" src="/img/demos/avatar/soprano.svg" />
      <Avatar alt="" src="/img/demos/avatar/bass.svg" />
      <Avatar alt="" src="/img/demos/avatar/alto.svg" />
      <Avatar>B1</Avatar>
      <Avatar>S2</Avatar>
    </AvatarGroup>
  );
}
