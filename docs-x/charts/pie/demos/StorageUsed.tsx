import { PieChart } from '@mui/x-charts/PieChart';

const files = [
  { id: 'photos', label: 'Photos', value: 62 },
  { id: 'videos', label: 'Videos', value: 41 },
  { id: 'documents', label: 'Documents', value: 12 },
  { id: 'free', label: 'Free', value: 85, color: '#8c8c8c' },
];

export default function StorageUsed() {
  return (
    <PieChart
      title="Storage: 115 of 200 GB used"
      height={200}
      series={[
        {
          data: files,
          startAngle: -90,
          endAngle: 90,
          innerRadius: '60%',
          paddingAngle: 1,
          cy: '85%',
          valueFormatter: ({ value }) => `${value} GB`,
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
