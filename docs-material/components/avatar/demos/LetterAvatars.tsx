import Avatar from '@mui/material/Avatar';
import Stack from '@mui/material/Stack';

export default function LetterAvatars() {
  return (
    <Stack direction="row" spacing={2}>
      <Avatar sx={{ bgcolor: 'primary.main' }}>AR</Avatar>
      <Avatar sx={{ bgcolor: 'secondary.main' }}>BO</Avatar>
      <Avatar sx={{ bgcolor: 'text.primary' }}>C</Avatar>
    </Stack>
  );
}
