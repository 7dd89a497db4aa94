import * as React from 'react';
import Button from '@mui/joy/Button';
import Skeleton from '@mui/joy/Skeleton';
import Stack from '@mui/joy/Stack';
import Typography from '@mui/joy/Typography';

export default function LoadingSkeleton() {
  const [loading, setLoading] = React.useState(true);

  return (
    <Stack spacing={2} sx={{ width: 260 }}>
      <div aria-busy={loading}>
        <Typography level="title-lg">
          <Skeleton loading={loading}>Order 5518</Skeleton>
        </Typography>
        <Typography level="body-sm">
          <Skeleton loading={loading}>
            Two desks and four chairs. The parcel arrives on Tuesday.
          </Skeleton>
        </Typography>
      </div>
      <Button variant="outlined" onClick={() => setLoading(!loading)}>
        {loading ? 'Finish loading' : 'Load again'}
      </Button>
    </Stack>
  );
}
