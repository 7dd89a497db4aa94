import Stack from '@mui/material/Stack';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import { PieChart, type PieChartProps } from '@mui/x-charts/PieChart';
import { useState } from 'react';

const plans = [
  { label: 'Free', value: 1240, color: '#0dbeff' },
  { label: 'Team', value: 460, color: '#22bf75' },
  { label: 'Business', value: 180, color: '#ff7511' },
];

export default function PlansWithTable() {
  const [item, setItem] = useState<PieChartProps['highlightedItem']>(null);

  return (
    <Stack sx={{ width: 1 }} spacing={1}>
      <PieChart
        title="Customers per plan"
        height={180}
        hideLegend
        highlightedItem={item}
        onHighlightChange={setItem}
        series={[
          {
            id: 'plans',
            data: plans,
            innerRadius: '50%',
            highlightScope: { highlight: 'item', fade: 'global' },
          },
        ]}
      />
      <Table size="small" aria-label="Customers per plan">
        <TableBody>
          {plans.map(({ label, value, color }, dataIndex) => (
            <TableRow
              key={label}
              hover
              selected={item?.dataIndex === dataIndex}
              onMouseEnter={() => setItem({ seriesId: 'plans', dataIndex })}
              onMouseLeave={() => setItem(null)}
            >
              <TableCell component="th">
                <span aria-hidden style={{ color }}>
                  ●{' '}
                </span>
                {label}
              </TableCell>
              <TableCell align="right">{value} customers</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Stack>
  );
}
