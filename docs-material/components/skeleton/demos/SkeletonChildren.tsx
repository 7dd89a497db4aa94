import PlayArrow from '@mui/icons-material/PlayArrow';
import Avatar from '@mui/material/Avatar';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';

export default function SkeletonChildren() {
  return (
    <Stack
      direction="row"
      useFlexGap
      spacing={2}
      sx={{ flexWrap: 'wrap', alignItems: 'center' }}
    >
      <Skeleton variant="circular">
        <Avatar />
      </Skeleton>
      <Skeleton variant="rounded">
        <Button startIcon={<PlayArrow />}>Play from the start</Button>
      </Skeleton>
      <Skeleton variant="rounded" sx={{ borderRadius: 4 }}>
        <Chip label="52 minutes" />
      </Skeleton>
    </Stack>
  );
}
