import { PieChart } from '@mui/x-charts/PieChart';
import { dollars, expenses, share } from './expenses';

export default function ExpenseShares() {
  return (
    <PieChart
      title="Expenses of the office in May"
      height={240}
      series={[
        {
          data: expenses,
          valueFormatter: ({ value }) => `${dollars(value)} (${share(value)})`,
        },
      ]}
    />
  );
}
