import { BarChart } from '@mui/x-charts/BarChart';

const tickets = [
  { team: 'Billing', open: 12, waiting: 8, closed: 31 },
  { team: 'Shipping', open: 21, waiting: 11, closed: 24 },
  { team: 'Returns', open: 7, waiting: 9, closed: 18 },
];

const states = [
  { dataKey: 'open', label: 'Open' },
  { dataKey: 'waiting', label: 'Waiting' },
  { dataKey: 'closed', label: 'Closed' },
];

export default function TicketsByTeam() {
  return (
    <BarChart
      title="Tickets per team and state"
      layout="horizontal"
      height={240}
      borderRadius={4}
      margin={{ left: 0, bottom: 0 }}
      dataset={tickets}
      xAxis={[{ label: 'Tickets', height: 52, tickNumber: 4 }]}
      yAxis={[{ dataKey: 'team', width: 70 }]}
      series={states.map((state) => ({ ...state, stack: 'tickets' }))}
    />
  );
}
