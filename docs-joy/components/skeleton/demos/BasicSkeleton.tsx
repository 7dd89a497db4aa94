import Skeleton from '@mui/joy/Skeleton';
import Stack from '@mui/joy/Stack';

export default function BasicSkeleton() {
  return (
    <Stack direction="row" spacing={2} sx={{ width: 280 }}>
      <Skeleton variant="circular" width={48} height={48} />
      <Stack spacing={1} sx={{ flex: 1 }}>
        <Skeleton variant="text" width="60%" />
        <Skeleton variant="rectangular" height={72} />
      </Stack>
    </Stack>
  );
}
