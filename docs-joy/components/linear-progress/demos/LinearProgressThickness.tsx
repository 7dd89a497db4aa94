import * as React from 'react';
import Button from '@mui/joy/Button';
import Card from '@mui/joy/Card';
import CardOverflow from '@mui/joy/CardOverflow';
import LinearProgress from '@mui/joy/LinearProgress';
import Typography from '@mui/joy/Typography';

export default function LinearProgressThickness() {
  const [loading, setLoading] = React.useState(true);

  return (
    <Card sx={{ width: '100%', maxWidth: 360 }}>
      <CardOverflow sx={{ height: 2 }}>
        {loading && (
          <LinearProgress thickness={2} aria-label="Loading orders" />
        )}
      </CardOverflow>
      <Typography role="status">
        {loading ? 'Loading orders' : '12 new orders'}
      </Typography>
      <Button variant="outlined" onClick={() => setLoading(!loading)}>
        {loading ? 'Stop' : 'Reload'}
      </Button>
    </Card>
  );
}
