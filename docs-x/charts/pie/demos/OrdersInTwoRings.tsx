import { PieChart } from '@mui/x-charts/PieChart';

const orders = (item: { value: number }) => `${item.value} orders`;

const channels = [
  { id: 'online', label: 'Online', value: 240, color: '#4254fb' },
  { id: 'store', label: 'Store', value: 160, color: '#ffb422' },
];

// In the order of the inner ring, so the parts of a channel are next to it.
const deliveries = [
  { id: 'parcel', label: 'Online, parcel', value: 180, color: '#8f99fd' },
  { id: 'pickup', label: 'Online, pickup', value: 60, color: '#6d79fc' },
  { id: 'taken', label: 'Store, taken home', value: 110, color: '#ffd37a' },
  { id: 'delivered', label: 'Store, delivered', value: 50, color: '#ffc44e' },
];

export default function OrdersInTwoRings() {
  return (
    <PieChart
      title="Orders by channel, and each channel by delivery"
      height={260}
      series={[
        { data: channels, outerRadius: '55%', valueFormatter: orders },
        {
          data: deliveries,
          innerRadius: '60%',
          paddingAngle: 1,
          valueFormatter: orders,
        },
      ]}
      slotProps={{
        legend: {
          direction: 'horizontal',
          position: { vertical: 'bottom', horizontal: 'center' },
        },
      }}
    />
  );
}
