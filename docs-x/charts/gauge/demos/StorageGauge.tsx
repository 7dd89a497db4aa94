import { Gauge } from '@mui/x-charts/Gauge';

export default function StorageGauge() {
  return (
    <Gauge
      aria-label="Storage used"
      aria-valuetext="130 of 200 gigabytes"
      value={130}
      valueMax={200}
      text={({ value, valueMax }) => `${value} of ${valueMax}\nGB`}
      height={200}
    />
  );
}
