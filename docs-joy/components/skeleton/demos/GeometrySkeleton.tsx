import Skeleton from '@mui/joy/Skeleton';
import Stack from '@mui/joy/Stack';

export default function GeometrySkeleton() {
  return (
    <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap' }}>
      <Skeleton variant="circular" width={64} height={64} />
      <Skeleton variant="rectangular" width={64} height={64} />
      <Skeleton
        variant="rectangular"
        width={120}
        height={64}
        sx={{ borderRadius: 'md' }}
      />
    </Stack>
  );
}
