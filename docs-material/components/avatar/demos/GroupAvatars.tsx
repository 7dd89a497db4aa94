import Avatar from '@mui/material/Avatar';
import AvatarGroup from '@mui/material/AvatarGroup';

export default function GroupAvatars() {
  return (
    <AvatarGroup
      max={4}
      role="img"
      aria-label="Coming on Wednesday: 6 people"
      slotProps={{ surplus: { sx: { bgcolor: 'text.secondary' } } }}
    >
      <Avatar alt="" src="/img/demos/avatar/dan.svg" />
      <Avatar alt="" src="/img/demos/avatar/chloe.svg" />
      <Avatar alt="" src="/img/demos/avatar/ben.svg" />
      <Avatar alt="" src="/img/demos/avatar/ana.svg" />
      <Avatar>BO</Avatar>
      <Avatar>SL</Avatar>
    </AvatarGroup>
  );
}
