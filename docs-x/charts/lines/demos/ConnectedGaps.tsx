import Box from '@mui/material/Box';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { LineChart } from '@mui/x-charts/LineChart';
import { useState } from 'react';

const hours = [8, 9, 10, 11, 12, 13, 14, 15];

export default function ConnectedGaps() {
  const [connectNulls, setConnectNulls] = useState(false);

  return (
    <Box sx={{ width: 1 }}>
      <FormControlLabel
        label="connectNulls"
        control={
          <Switch
            checked={connectNulls}
            onChange={(event) => setConnectNulls(event.target.checked)}
          />
        }
      />
      <LineChart
        title="Temperature of a cold store"
        height={220}
        hideLegend
        margin={{ left: 0, bottom: 0 }}
        xAxis={[
          {
            data: hours,
            domainLimit: 'strict',
            tickInterval: [8, 10, 12, 14],
            valueFormatter: (hour: number) => `${hour}:00`,
          },
        ]}
        yAxis={[{ label: 'Temperature, °C' }]}
        series={[
          {
            label: 'Cold store',
            data: [4, 4.5, null, null, 6, 5.5, 5, 4.5],
            connectNulls,
            valueFormatter: (value) =>
              value === null ? 'no data' : `${value} °C`,
          },
        ]}
      />
    </Box>
  );
}
