import { useState } from 'react';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { LineChart } from '@mui/x-charts/LineChart';
import type { StackOrderType } from '@mui/x-charts/models';

const orders: StackOrderType[] = [
  'none',
  'reverse',
  'ascending',
  'descending',
  'appearance',
  'insideOut',
];
const hours = [8, 10, 12, 14, 16, 18];
const devices = [
  { label: 'Tablet', data: [4, 6, 9, 8, 5, 4] },
  { label: 'Phone', data: [31, 24, 38, 29, 27, 42] },
  { label: 'Desktop', data: [12, 33, 21, 35, 30, 9] },
];

export default function StackOrder() {
  const [stackOrder, setStackOrder] = useState<StackOrderType>('descending');
  return (
    <Stack spacing={1} sx={{ width: 1, alignItems: 'flex-start' }}>
      <TextField
        select
        size="small"
        label="Order"
        value={stackOrder}
        onChange={(event) =>
          setStackOrder(event.target.value as StackOrderType)
        }
        slotProps={{ select: { native: true } }}
      >
        {orders.map((order) => (
          <option key={order}>{order}</option>
        ))}
      </TextField>
      <LineChart
        title="Visits by device during a day"
        height={240}
        sx={{ width: 1 }}
        xAxis={[
          { data: hours, valueFormatter: (hour: number) => `${hour}:00` },
        ]}
        yAxis={[{ label: 'Visits' }]}
        series={devices.map((device) => ({
          ...device,
          stack: 'visits',
          stackOrder,
          area: true,
          showMark: false,
        }))}
      />
    </Stack>
  );
}
