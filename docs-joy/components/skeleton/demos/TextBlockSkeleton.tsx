import Box from '@mui/joy/Box';
import Skeleton from '@mui/joy/Skeleton';

const widths = ['96%', '100%', '90%', '60%'];

export default function TextBlockSkeleton() {
  return (
    <Box sx={{ width: 280 }}>
      <Skeleton variant="text" level="h2" width="50%" />
      {widths.map((width) => (
        <Skeleton key={width} variant="text" width={width} />
      ))}
    </Box>
  );
}
