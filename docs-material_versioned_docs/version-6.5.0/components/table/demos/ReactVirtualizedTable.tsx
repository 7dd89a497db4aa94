import { TableVirtuoso } from 'react-virtuoso';
import type { TableComponents } from 'react-virtuoso';
import Paper from '@mui/material/Paper';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';

const sensors = ['Boiler room', 'Attic', 'Greenhouse', 'Garage', 'Cold store'];
const readings = Array.from({ length: 3000 }, (_, index) => ({
  id: index + 1,
  sensor: sensors[(index * 3) % sensors.length],
  temperature: (4 + ((index * 37) % 230) / 10).toFixed(1),
  humidity: 35 + ((index * 13) % 50),
}));

const components: TableComponents<(typeof readings)[number]> = {
  Scroller: (props) => (
    <TableContainer
      component={Paper}
      role="group"
      aria-labelledby="ReactVirtualizedTable-table"
      {...props}
    />
  ),
  Table: (props) => (
    <Table
      {...props}
      id="ReactVirtualizedTable-table"
      aria-label="Sensor readings"
      aria-rowcount={readings.length + 1}
      sx={{ minWidth: 440, borderCollapse: 'separate', tableLayout: 'fixed' }}
    />
  ),
  TableHead: (props) => <TableHead {...props} />,
  TableBody: (props) => <TableBody {...props} />,
  TableRow: ({ item, ...props }) => (
    <TableRow {...props} aria-rowindex={item.id + 1} />
  ),
};

function headerRow() {
  return (
    <TableRow aria-rowindex={1} sx={{ bgcolor: 'background.paper' }}>
      <TableCell align="right">Reading</TableCell>
      <TableCell>Sensor</TableCell>
      <TableCell align="right">°C</TableCell>
      <TableCell align="right">Humidity</TableCell>
    </TableRow>
  );
}

export default function ReactVirtualizedTable() {
  return (
    <TableVirtuoso
      style={{ height: 360 }}
      data={readings}
      initialItemCount={6}
      components={components}
      fixedHeaderContent={headerRow}
      itemContent={(_, { id, sensor, temperature, humidity }) => (
        <>
          <TableCell component="th" scope="row" align="right">
            {id}
          </TableCell>
          <TableCell>{sensor}</TableCell>
          <TableCell align="right">{temperature}</TableCell>
          <TableCell align="right">{humidity} %</TableCell>
        </>
      )}
    />
  );
}
