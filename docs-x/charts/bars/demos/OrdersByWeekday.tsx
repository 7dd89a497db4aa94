import { BarChart } from '@mui/x-charts/BarChart';
import { orders } from './orders';

const inOrders = (value: number | null) => `${value} orders`;

export default function OrdersByWeekday() {
  return (
    <BarChart
      title="Orders per day, online and in the store"
      height={260}
      margin={{ left: 0 }}
      dataset={orders}
      xAxis={[{ dataKey: 'day' }]}
      yAxis={[{ label: 'Orders' }]}
      series={[
        { dataKey: 'online', label: 'Online', valueFormatter: inOrders },
        { dataKey: 'store', label: 'Store', valueFormatter: inOrders },
      ]}
    />
  );
}
