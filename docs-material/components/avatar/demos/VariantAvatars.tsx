import Groups from '@mui/icons-material/Groups';
import Avatar from '@mui/material/Avatar';
import Stack from '@mui/material/Stack';

export default function VariantAvatars() {
  return (
    <Stack direction="row" spacing={2}>
      <Avatar alt="Chloe Martin" src="/img/demos/avatar/chloe.svg" />
      <Avatar variant="rounded" sx={{ bgcolor: 'primary.main' }}>
        <Groups />
      </Avatar>
      <Avatar variant="square" sx={{ bgcolor: 'success.main' }}>
        QA
      </Avatar>
    </Stack>
  );
}
