import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { BarChart } from '@mui/x-charts/BarChart';
import { chartsSurfaceClasses } from '@mui/x-charts/ChartsSurface';
import { orders } from './orders';

const inOrders = (value: number | null) => `${value} orders`;

export default function AccessibleBars() {
  return (
    <Box sx={{ width: 1 }}>
      <BarChart
        title="Orders this week"
        desc="Online orders are ahead every day. Friday has the most."
        height={240}
        margin={{ left: 0, bottom: 0 }}
        dataset={orders}
        xAxis={[{ dataKey: 'day', valueFormatter: (day: string) => day }]}
        series={[
          { dataKey: 'online', label: 'Online', valueFormatter: inOrders },
          { dataKey: 'store', label: 'Store', valueFormatter: inOrders },
        ]}
        slotProps={{ tooltip: { trigger: 'item' } }}
        sx={{
          [`& .${chartsSurfaceClasses.root}:has(:focus-visible)`]: {
            outline: '2px solid currentcolor',
            outlineOffset: -2,
          },
        }}
      />
      <details>
        <summary>Show as a table</summary>
        <Table size="small" aria-label="Orders this week">
          <TableHead>
            <TableRow>
              <TableCell>Day</TableCell>
              <TableCell align="right">Online</TableCell>
              <TableCell align="right">Store</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {orders.map(({ day, online, store }) => (
              <TableRow key={day}>
                <TableCell component="th" scope="row">
                  {day}
                </TableCell>
                <TableCell align="right">{online}</TableCell>
                <TableCell align="right">{store}</TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </details>
    </Box>
  );
}
