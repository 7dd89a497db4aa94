import Stack from '@mui/material/Stack';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { BarChart } from '@mui/x-charts/BarChart';
import { useState } from 'react';
import { days, orders } from './orders';

export default function BarClick() {
  const [day, setDay] = useState('Wed');
  const selected = orders.find((entry) => entry.day === day);

  return (
    <Stack spacing={1} sx={{ width: 1 }}>
      <TextField
        select
        size="small"
        label="Day"
        value={day}
        onChange={(event) => setDay(event.target.value)}
        sx={{ maxWidth: 160 }}
      >
        {days.map((name) => (
          <MenuItem key={name} value={name}>
            {name}
          </MenuItem>
        ))}
      </TextField>
      <Typography role="status">
        {day}: {selected?.online} online orders
      </Typography>
      <BarChart
        title="Online orders, click a day for details"
        height={220}
        hideLegend
        margin={{ left: 0, bottom: 0 }}
        dataset={orders}
        xAxis={[{ dataKey: 'day' }]}
        series={[{ dataKey: 'online', label: 'Online' }]}
        onAxisClick={(_event, data) => {
          if (data) {
            setDay(String(data.axisValue));
          }
        }}
      />
    </Stack>
  );
}
