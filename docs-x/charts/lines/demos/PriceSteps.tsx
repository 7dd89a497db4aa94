import { LineChart } from '@mui/x-charts/LineChart';

const years = [2021, 2022, 2023, 2024, 2025, 2026];
const dollars = (value: number | null) => `$${value}`;

export default function PriceSteps() {
  return (
    <LineChart
      title="Price of a monthly ticket"
      height={240}
      hideLegend
      margin={{ left: 0, bottom: 0 }}
      xAxis={[
        {
          data: years,
          domainLimit: 'strict',
          tickInterval: [2021, 2023, 2025],
          valueFormatter: (year: number) => String(year),
        },
      ]}
      yAxis={[{ min: 0, valueFormatter: dollars }]}
      series={[
        {
          label: 'Monthly ticket',
          data: [29, 29, 34, 34, 39, 39],
          curve: 'stepAfter',
          area: true,
          showMark: false,
          valueFormatter: dollars,
        },
      ]}
    />
  );
}
