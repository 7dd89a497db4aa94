import { useState } from 'react';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { LineChart } from '@mui/x-charts/LineChart';

const days = [4, 5, 6, 7, 8].map((day) => new Date(2026, 4, day));
const prices = [1210.5, 1198, 1224.25, 1251.75, 1243];

export default function NumbersAndDates() {
  const [locale, setLocale] = useState('de-DE');
  const date = new Intl.DateTimeFormat(locale, { dateStyle: 'short' });
  const money = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency: 'EUR',
  });
  const number = new Intl.NumberFormat(locale);
  return (
    <Stack spacing={1} sx={{ width: 1 }}>
      <TextField
        select
        size="small"
        label="Locale"
        value={locale}
        onChange={(event) => setLocale(event.target.value)}
        slotProps={{ select: { native: true } }}
        sx={{ alignSelf: 'start' }}
      >
        <option>de-DE</option>
        <option>en-US</option>
      </TextField>
      <LineChart
        title="Price of a machine in a week"
        height={240}
        hideLegend
        xAxis={[
          {
            scaleType: 'point',
            data: days,
            valueFormatter: (day: Date) => date.format(day),
          },
        ]}
        yAxis={[
          {
            label: '€',
            width: 72,
            valueFormatter: (price: number) => number.format(price),
          },
        ]}
        series={[
          {
            label: 'Price',
            data: prices,
            showMark: true,
            valueFormatter: (price) => money.format(price ?? 0),
          },
        ]}
      />
    </Stack>
  );
}
