import Skeleton from '@mui/joy/Skeleton';
import Typography from '@mui/joy/Typography';

export default function InlineSkeleton() {
  return (
    <Typography sx={{ position: 'relative', width: 260 }}>
      Your invoice of <Skeleton variant="inline">$480.00</Skeleton> is due on{' '}
      <Skeleton variant="inline">30 June</Skeleton>.
    </Typography>
  );
}
