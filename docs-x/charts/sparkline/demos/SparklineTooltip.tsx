import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { SparkLineChart } from '@mui/x-charts/SparkLineChart';

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun'];
const revenue = [18200, 21400, 19600, 24100, 25800, 27300];
const dollars = (value: number | null) =>
  `$${value?.toLocaleString('en-US') ?? ''}`;

export default function SparklineTooltip() {
  return (
    <Box sx={{ width: 1, maxWidth: 320 }}>
      <Typography variant="body2">Revenue in June</Typography>
      <Typography variant="h5" component="p">
        {dollars(27300)}
      </Typography>
      <SparkLineChart
        title="Revenue from January to June, rising"
        data={revenue}
        xAxis={{ data: months }}
        valueFormatter={dollars}
        showTooltip
        showHighlight
        area
        baseline="min"
        height={90}
      />
    </Box>
  );
}
