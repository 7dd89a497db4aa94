import Skeleton from '@mui/joy/Skeleton';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

const animations = ['pulse', 'wave', false] as const;

export default function AnimationSkeleton() {
  return (
    <Stack spacing={2} sx={{ width: 260 }}>
      {animations.map((animation) => (
        <div key={String(animation)}>
          <Typography level="body-sm">{String(animation)}</Typography>
          <Skeleton animation={animation} variant="text" level="h3" />
        </div>
      ))}
    </Stack>
  );
}
