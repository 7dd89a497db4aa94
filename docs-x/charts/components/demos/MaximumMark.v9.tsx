import { useLineSeries } from '@mui/x-charts/hooks';
import { LineChart, MarkElement } from '@mui/x-charts/LineChart';
import type { MarkElementProps } from '@mui/x-charts/LineChart';
import { celsius, days } from './temperatures';

function Mark(props: MarkElementProps) {
  const values = useLineSeries(props.seriesId)?.data ?? [];
  const maximum = Math.max(...values.map((value) => value ?? -Infinity));
  const shape = values[props.dataIndex] === maximum ? 'star' : 'circle';
  return <MarkElement {...props} shape={shape} />;
}

export default function MaximumMark() {
  return (
    <LineChart
      title="Temperature in two rooms, with a star at the warmest day"
      height={260}
      xAxis={[{ scaleType: 'point', data: days }]}
      yAxis={[{ label: '°C', min: 16, max: 26 }]}
      series={[
        { label: 'Office', data: celsius.office, showMark: true },
        { label: 'Warehouse', data: celsius.warehouse, showMark: true },
      ]}
      slots={{ mark: Mark }}
    />
  );
}
