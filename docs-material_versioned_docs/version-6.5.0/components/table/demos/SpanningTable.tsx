import Paper from '@mui/material/Paper';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableFooter from '@mui/material/TableFooter';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';

const cities = [
  {
    city: 'Ljubljana',
    costs: [
      { what: 'Hotel, two nights', euros: 214 },
      { what: 'Castle and museum', euros: 38 },
      { what: 'Bus to Trieste', euros: 22 },
    ],
  },
  {
    city: 'Trieste',
    costs: [
      { what: 'Guest house, one night', euros: 96 },
      { what: 'Boat to Muggia', euros: 18 },
    ],
  },
];

const total = cities
  .flatMap(({ costs }) => costs)
  .reduce((sum, { euros }) => sum + euros, 0);

export default function SpanningTable() {
  return (
    <TableContainer
      component={Paper}
      tabIndex={0}
      role="group"
      aria-labelledby="SpanningTable-table"
    >
      <Table
        id="SpanningTable-table"
        aria-label="Travel costs"
        sx={{ minWidth: 400 }}
      >
        <TableHead>
          <TableRow>
            <TableCell>City</TableCell>
            <TableCell>Expense</TableCell>
            <TableCell align="right">Euros</TableCell>
          </TableRow>
        </TableHead>
        {cities.map(({ city, costs }) => (
          <TableBody key={city}>
            {costs.map(({ what, euros }, index) => (
              <TableRow key={what}>
                {index === 0 && (
                  <TableCell
                    component="th"
                    scope="rowgroup"
                    rowSpan={costs.length}
                    sx={{ verticalAlign: 'top' }}
                  >
                    {city}
                  </TableCell>
                )}
                <TableCell>{what}</TableCell>
                <TableCell align="right">{euros}</TableCell>
              </TableRow>
            ))}
          </TableBody>
        ))}
        <TableFooter>
          <TableRow>
            <TableCell component="th" scope="row" colSpan={2}>
              Total
            </TableCell>
            <TableCell align="right">{total}</TableCell>
          </TableRow>
        </TableFooter>
      </Table>
    </TableContainer>
  );
}
