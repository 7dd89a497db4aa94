import { BarChart } from '@mui/x-charts/BarChart';

const quarters = ['Q1', 'Q2', 'Q3', 'Q4'];

/** The text of a series: short in the legend, complete in the tooltip. */
const name = (short: string, long: string) => (location: string) =>
  location === 'legend' ? short : long;

export default function LabelByLocation() {
  return (
    <BarChart
      title="New customers in two regions"
      height={240}
      xAxis={[{ data: quarters }]}
      yAxis={[{ label: 'Customers' }]}
      series={[
        {
          label: name('EMEA', 'Europe, Middle East and Africa'),
          data: [120, 138, 127, 160],
        },
        {
          label: name('APAC', 'Asia and Pacific'),
          data: [95, 112, 134, 151],
        },
      ]}
    />
  );
}
