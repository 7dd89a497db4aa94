import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';

export default function SkeletonColor() {
  return (
    <Box
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 2,
        p: 2,
        bgcolor: 'grey.900',
      }}
    >
      <Skeleton
        variant="circular"
        width={48}
        height={48}
        sx={{ bgcolor: 'grey.700' }}
      />
      <Skeleton sx={{ flexGrow: 1, bgcolor: 'grey.700' }} />
    </Box>
  );
}
