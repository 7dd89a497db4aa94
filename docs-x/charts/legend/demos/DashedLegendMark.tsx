import { lineClasses, LineChart } from '@mui/x-charts/LineChart';

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May'];

function Dashes({ className, color }: { className?: string; color?: string }) {
  return (
    <svg viewBox="0 0 24 24" className={className}>
      <path d="M0 12h9m6 0h9" stroke={color} strokeWidth="6" />
    </svg>
  );
}

export default function DashedLegendMark() {
  return (
    <LineChart
      title="Planned and actual costs"
      height={240}
      xAxis={[{ scaleType: 'point', data: months }]}
      yAxis={[{ label: '$1000', min: 0 }]}
      series={[
        { label: 'Actual', data: [21, 24, 23, 29, 31], showMark: false },
        {
          id: 'plan',
          label: 'Plan',
          data: [20, 22, 24, 26, 28],
          showMark: false,
          labelMarkType: Dashes,
        },
      ]}
      sx={{
        [`& .${lineClasses.line}[data-series="plan"]`]: {
          strokeDasharray: '8 6',
        },
      }}
    />
  );
}
