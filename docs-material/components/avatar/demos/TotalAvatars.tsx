import Avatar from '@mui/material/Avatar';
import AvatarGroup from '@mui/material/AvatarGroup';

export default function TotalAvatars() {
  return (
    <AvatarGroup
      total={48}
      role="img"
      aria-label="Spring meeting, 48 people"
      slotProps={{ surplus: { sx: { bgcolor: 'primary.main' } } }}
      sx={{ justifyContent: 'flex-end' }}
    >
      <Avatar alt="" src="/img/demos/avatar/ana.svg" />
      <Avatar alt="" src="/img/demos/avatar/ben.svg" />
      <Avatar alt="" src="/img/demos/avatar/dan.svg" />
    </AvatarGroup>
  );
}
