import { LineChart } from '@mui/x-charts/LineChart';

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May'];

export default function OrdersAndDelivery() {
  return (
    <LineChart
      title="Orders and delivery time per month"
      height={280}
      margin={{ left: 0, right: 0, bottom: 0 }}
      xAxis={[{ data: months, scaleType: 'point' }]}
      yAxis={[
        { id: 'orders', label: 'Orders (squares)', width: 56, min: 0 },
        {
          id: 'days',
          label: 'Delivery, days (circles)',
          position: 'right',
          width: 44,
          min: 0,
          max: 6,
        },
      ]}
      series={[
        {
          yAxisId: 'orders',
          label: 'Orders',
          data: [410, 480, 520, 690, 740],
          shape: 'square',
          labelMarkType: 'square',
        },
        {
          yAxisId: 'days',
          label: 'Delivery time',
          data: [2.1, 2.3, 2.2, 3.9, 4.6],
          labelMarkType: 'circle',
          valueFormatter: (value) => `${value} days`,
        },
      ]}
    />
  );
}
