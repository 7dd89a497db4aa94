import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { SparkLineChart } from '@mui/x-charts/SparkLineChart';

const visitors = [310, 284, 356, 402, 390, 418, 455];

const types = [
  { name: 'Line', props: { curve: 'monotoneX' } },
  { name: 'Area', props: { area: true } },
  { name: 'Bars', props: { plotType: 'bar' } },
] as const;

export default function SparklineTypes() {
  return (
    <Stack
      direction={{ xs: 'column', sm: 'row' }}
      spacing={2}
      sx={{ width: 1 }}
    >
      {types.map(({ name, props }) => (
        <Stack key={name} sx={{ flex: 1, minWidth: 0 }}>
          <Typography variant="body2">{name}</Typography>
          <SparkLineChart
            {...props}
            title={`Visitors per day as ${name.toLowerCase()}: up from 310 to 455`}
            data={visitors}
            height={70}
            yAxis={{ min: 0 }}
          />
        </Stack>
      ))}
    </Stack>
  );
}
