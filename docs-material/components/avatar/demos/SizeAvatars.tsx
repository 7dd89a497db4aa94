import Avatar from '@mui/material/Avatar';
import Stack from '@mui/material/Stack';

const portrait = { alt: 'Ben Okafor', src: '/img/demos/avatar/ben.svg' };

export default function SizeAvatars() {
  return (
    <Stack direction="row" spacing={2} sx={{ alignItems: 'center' }}>
      <Avatar {...portrait} sx={{ width: 24, height: 24 }} />
      <Avatar {...portrait} />
      <Avatar {...portrait} sx={{ width: 72, height: 72 }} />
      <Avatar
        sx={{ width: 72, height: 72, fontSize: 32, bgcolor: 'primary.main' }}
      >
        DL
      </Avatar>
    </Stack>
  );
}
