import Avatar from '@mui/joy/Avatar';
import Stack from '@mui/joy/Stack';

const broken = 'data:image/png;base64,broken';

export default function FallbackAvatars() {
  return (
    <Stack direction="row" spacing={2}>
      <Avatar alt="Ana Ruiz" src={broken}>
        AR
      </Avatar>
      <Avatar alt="Ana Ruiz" src={broken} />
      <Avatar alt="" src={broken} />
    </Stack>
  );
}
