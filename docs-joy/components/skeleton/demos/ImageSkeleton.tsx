import * as React from 'react';
import AspectRatio from '@mui/joy/AspectRatio';
import Button from '@mui/joy/Button';
import Skeleton from '@mui/joy/Skeleton';
import Stack from '@mui/joy/Stack';

export default function ImageSkeleton() {
  const [loading, setLoading] = React.useState(true);

  return (
    <Stack spacing={2} sx={{ width: 260 }}>
      <AspectRatio ratio="16/9">
        <Skeleton loading={loading}>
          <img src="/img/demos/joy-card/harbor.svg" alt="Boats in a harbor" />
        </Skeleton>
      </AspectRatio>
      <Button variant="outlined" onClick={() => setLoading(!loading)}>
        {loading ? 'Show image' : 'Load again'}
      </Button>
    </Stack>
  );
}
