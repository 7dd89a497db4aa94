import { BarChart } from '@mui/x-charts/BarChart';
import type { BarProps } from '@mui/x-charts/BarChart';
import { useAnimateBar } from '@mui/x-charts/hooks';

const months = ['Mar', 'Apr', 'May', 'Jun', 'Jul'];
const bookings = [64, 71, 83, 92, 97];
const FIRST_FORECAST = 3;

function Bar(props: BarProps) {
  const {
    dataIndex,
    color,
    ownerState,
    onPointerEnter,
    onPointerLeave,
    onPointerDown,
  } = props;
  const { ref, ...position } = useAnimateBar(props);
  const forecast = dataIndex >= FIRST_FORECAST;
  return (
    <rect
      ref={ref}
      {...position}
      fill={color}
      fillOpacity={forecast ? 0.15 : 1}
      stroke={color}
      strokeWidth={2}
      strokeDasharray={forecast ? '5 4' : undefined}
      opacity={ownerState.isFaded ? 0.3 : 1}
      onPointerEnter={onPointerEnter}
      onPointerLeave={onPointerLeave}
      onPointerDown={onPointerDown}
    />
  );
}

export default function ForecastBars() {
  return (
    <BarChart
      title="Bookings from March to May, and the forecast for June and July"
      height={240}
      hideLegend
      xAxis={[
        {
          data: months,
          valueFormatter: (month: string) =>
            months.indexOf(month) < FIRST_FORECAST ? month : `${month}*`,
          label: '* Forecast',
        },
      ]}
      yAxis={[{ label: 'Bookings' }]}
      series={[{ label: 'Bookings', data: bookings }]}
      slots={{ bar: Bar }}
      slotProps={{ tooltip: { trigger: 'item' } }}
    />
  );
}
