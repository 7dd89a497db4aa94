import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { grains } from './grains';
import { sackWeight } from './sackweight';

export default function RelativeModules() {
  return (
    <TableContainer>
      <Table size="small" aria-label="Grain in store">
        <TableHead>
          <TableRow>
            <TableCell>Grain</TableCell>
            <TableCell align="right">Weight</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {grains.map((grain) => (
            <TableRow key={grain.name}>
              <TableCell component="th" scope="row">
                {grain.name}
              </TableCell>
              <TableCell align="right">{sackWeight(grain)}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
