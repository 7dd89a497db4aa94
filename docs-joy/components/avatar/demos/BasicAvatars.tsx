import Avatar from '@mui/joy/Avatar';
import Stack from '@mui/joy/Stack';

export default function BasicAvatars() {
  return (
    <Stack direction="row" spacing={2}>
      <Avatar role="img" aria-label="Unknown user" />
      <Avatar role="img" aria-label="Ana Ruiz">
        AR
      </Avatar>
      <Avatar alt="Ben Okafor" src="/img/demos/avatar/ben.svg" />
    </Stack>
  );
}
