import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { SparkLineChart } from '@mui/x-charts/SparkLineChart';

const products = [
  { name: 'Lamp', trend: 'rising', sales: [21, 25, 24, 30, 34, 41] },
  { name: 'Chair', trend: 'steady', sales: [33, 31, 34, 32, 33, 33] },
  { name: 'Shelf', trend: 'falling', sales: [28, 26, 22, 19, 15, 12] },
];

export default function SparklineTable() {
  return (
    <Table size="small" aria-label="Sales in the last six months">
      <TableHead>
        <TableRow>
          <TableCell>Product</TableCell>
          <TableCell>Sales</TableCell>
          <TableCell align="right">June</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {products.map(({ name, trend, sales }) => (
          <TableRow key={name}>
            <TableCell component="th" scope="row">
              {name}
            </TableCell>
            <TableCell sx={{ width: 0.6 }}>
              <SparkLineChart
                title={`${name}: ${trend}`}
                data={sales}
                height={36}
                yAxis={{ min: 0, max: 45 }}
              />
            </TableCell>
            <TableCell align="right">{sales[sales.length - 1]}</TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}
