import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const plates = [
  { name: 'Plate A', wells: 96, read: 96 },
  { name: 'Plate B', wells: 96, read: 31 },
  { name: 'Plate C', wells: 24, read: 6 },
];

function PlateProgress({ name, wells, read }: (typeof plates)[number]) {
  const text = `${read} of ${wells} wells`;

  return (
    <div>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', mb: 0.5 }}>
        <Typography variant="body2">{name}</Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {text}
        </Typography>
      </Box>
      <LinearProgress
        variant="determinate"
        aria-label={name}
        aria-valuetext={text}
        value={(read / wells) * 100}
      />
    </div>
  );
}

export default function LinearWithValueLabel() {
  return (
    <Stack spacing={2} sx={{ width: 360, maxWidth: '100%' }}>
      {plates.map((plate) => (
        <PlateProgress key={plate.name} {...plate} />
      ))}
    </Stack>
  );
}
