import Avatar from '@mui/material/Avatar';
import Stack from '@mui/material/Stack';

export default function LetterAvatars() {
  return (
    <Stack direction="row" spacing={2}>
      <Avatar sx={{ bgcolor: 'primary.main' }}>S1</Avatar>
      <Avatar sx={{ bgcolor: 'secondary.main' }}>A2</Avatar>
      <Avatar sx={{ bgcolor: 'text.primary' }}>B</Avatar>
    </Stack>
  );
}
