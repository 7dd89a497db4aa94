import Avatar from '@mui/material/Avatar';
import Stack from '@mui/material/Stack';

export default function ImageAvatars() {
  return (
    <Stack direction="row" spacing={2}>
      <Avatar alt="Leader of the altos" src="/img/demos/avatar/alto.svg" />
      <Avatar alt="Leader of the tenors" src="/img/demos/avatar/tenor.svg" />
    </Stack>
  );
}
