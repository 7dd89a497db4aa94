import MusicNote from '@mui/icons-material/MusicNote';
import Avatar from '@mui/material/Avatar';
import Stack from '@mui/material/Stack';

export default function VariantAvatars() {
  return (
    <Stack direction="row" spacing={2}>
      <Avatar alt="Soprano soloist" src="/img/demos/avatar/soprano.svg" />
      <Avatar variant="rounded" sx={{ bgcolor: 'primary.main' }}>
        <MusicNote />
      </Avatar>
      <Avatar variant="square" sx={{ bgcolor: 'success.main' }}>
        A1
      </Avatar>
    </Stack>
  );
}
