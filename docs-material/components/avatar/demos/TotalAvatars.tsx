import Avatar from '@mui/material/Avatar';
import AvatarGroup from '@mui/material/AvatarGroup';

export default function TotalAvatars() {
  return (
    <AvatarGroup
      total={48}
      role="img"
      aria-label="Spring concert, 48 singers"
      slotProps={{ surplus: { sx: { bgcolor: 'primary.main' } } }}
      sx={{ justifyContent: 'flex-end' }}
    >
      <Avatar alt="" src="/img/demos/avatar/alto.svg" />
      <Avatar alt="" src="/img/demos/avatar/bass.svg" />
      <Avatar alt="" src="/img/demos/avatar/tenor.svg" />
    </AvatarGroup>
  );
}
