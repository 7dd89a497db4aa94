import { useTheme } from '@mui/material/styles';
import Slider from '@mui/material/Slider';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Gauge, gaugeClasses } from '@mui/x-charts/Gauge';
import { useState } from 'react';

export default function ArcGauge() {
  const { palette } = useTheme();
  const [load, setLoad] = useState(82);
  const isHigh = load > 80;

  return (
    <Stack sx={{ width: 1, alignItems: 'center' }}>
      <Gauge
        aria-label="Load of the server"
        aria-valuetext={`${load}%, ${isHigh ? 'high' : 'normal'}`}
        value={load}
        startAngle={-110}
        endAngle={110}
        innerRadius="75%"
        cornerRadius="50%"
        text={`${load}%`}
        height={200}
        sx={{
          [`& .${gaugeClasses.valueText}`]: { fontSize: 24 },
          [`& .${gaugeClasses.valueArc}`]: {
            fill: isHigh ? palette.error.main : palette.success.main,
          },
        }}
      />
      <Typography>{isHigh ? 'High load' : 'Normal load'}</Typography>
      <Slider
        aria-label="Load"
        value={load}
        onChange={(_event, value) => setLoad(value as number)}
        sx={{ maxWidth: 240 }}
      />
    </Stack>
  );
}
