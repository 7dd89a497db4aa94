import * as React from 'react';
import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Skeleton from '@mui/material/Skeleton';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';

const series = [
  {
    title: 'Harbor voices',
    note: '64 episodes, 1987 to 1994',
    cover: '/img/demos/skeleton/harbor-voices.svg',
    alt: 'A sailing boat in front of a low sun',
  },
  {
    title: 'Night trains',
    note: '22 episodes, since 2011',
    cover: '/img/demos/skeleton/night-trains.svg',
    alt: 'A lit train in front of mountains at night',
  },
];

export default function YouTube() {
  const [loading, setLoading] = React.useState(true);

  return (
    <div>
      <FormControlLabel
        control={
          <Switch checked={loading} onChange={(event, on) => setLoading(on)} />
        }
        label="Loading"
      />
      <Box
        aria-busy={loading}
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns:
            'repeat(auto-fill, minmax(min(220px, 100%), 1fr))',
        }}
      >
        {series.map(({ title, note, cover, alt }) => (
          <div key={title}>
            {loading ? (
              <Skeleton
                variant="rounded"
                sx={{ width: '100%', height: 'auto', aspectRatio: '16/9' }}
              />
            ) : (
              <Box
                component="img"
                src={cover}
                alt={alt}
                sx={{
                  display: 'block',
                  width: '100%',
                  aspectRatio: '16/9',
                  borderRadius: 1,
                }}
              />
            )}
            <Typography>
              {loading ? <Skeleton width="60%" /> : title}
            </Typography>
            <Typography variant="body2">
              {loading ? <Skeleton width="85%" /> : note}
            </Typography>
          </div>
        ))}
      </Box>
    </div>
  );
}
