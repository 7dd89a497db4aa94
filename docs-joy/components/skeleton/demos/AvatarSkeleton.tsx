import Avatar from '@mui/joy/Avatar';
import Skeleton from '@mui/joy/Skeleton';
import Stack from '@mui/joy/Stack';

const sizes = ['sm', 'md', 'lg'] as const;

export default function AvatarSkeleton() {
  return (
    <Stack direction="row" spacing={2} sx={{ alignItems: 'center' }}>
      {sizes.map((size) => (
        <Avatar key={size} size={size}>
          <Skeleton />
        </Avatar>
      ))}
    </Stack>
  );
}
