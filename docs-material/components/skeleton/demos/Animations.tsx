import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';

export default function Animations() {
  return (
    <Stack spacing={1} sx={{ width: 320, maxWidth: '100%' }}>
      <Skeleton variant="rounded" height={32} />
      <Skeleton variant="rounded" height={32} animation="wave" />
      <Skeleton variant="rounded" height={32} animation={false} />
    </Stack>
  );
}
