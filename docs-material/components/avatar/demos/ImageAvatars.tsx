import Avatar from '@mui/material/Avatar';
import Stack from '@mui/material/Stack';

export default function ImageAvatars() {
  return (
    <Stack direction="row" spacing={2}>
      <Avatar alt="Ana Ruiz" src="/img/demos/avatar/ana.svg" />
      <Avatar alt="Dan Lee" src="/img/demos/avatar/dan.svg" />
    </Stack>
  );
}
