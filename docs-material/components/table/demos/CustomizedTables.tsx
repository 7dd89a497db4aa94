import Paper from '@mui/material/Paper';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell, { tableCellClasses } from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow, { tableRowClasses } from '@mui/material/TableRow';
import { styled } from '@mui/material/styles';

const StripedTable = styled(Table)(({ theme }) => ({
  minWidth: 420,
  [`& .${tableCellClasses.root}`]: {
    borderBottom: 0,
  },
  [`& .${tableCellClasses.head}`]: {
    ...theme.typography.overline,
    borderBottom: '2px solid',
    borderColor: (theme.vars ?? theme).palette.primary.main,
  },
  [`& tbody .${tableRowClasses.root}:nth-of-type(even)`]: {
    backgroundColor: (theme.vars ?? theme).palette.action.hover,
  },
}));

const beaches = [
  { beach: 'Pebble Cove', quality: 'Excellent', water: '19 °C', flag: 'Green' },
  { beach: 'Lighthouse Bay', quality: 'Good', water: '17 °C', flag: 'Yellow' },
  { beach: 'Old Harbor', quality: 'Fair', water: '21 °C', flag: 'Green' },
  { beach: 'West Dunes', quality: 'Excellent', water: '18 °C', flag: 'Red' },
];

export default function CustomizedTables() {
  return (
    <TableContainer
      component={Paper}
      tabIndex={0}
      role="group"
      aria-labelledby="CustomizedTables-table"
    >
      <StripedTable id="CustomizedTables-table" aria-label="Bathing conditions">
        <TableHead>
          <TableRow>
            <TableCell>Beach</TableCell>
            <TableCell>Quality</TableCell>
            <TableCell align="right">Water</TableCell>
            <TableCell align="right">Flag</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {beaches.map(({ beach, quality, water, flag }) => (
            <TableRow key={beach}>
              <TableCell component="th" scope="row">
                {beach}
              </TableCell>
              <TableCell>{quality}</TableCell>
              <TableCell align="right">{water}</TableCell>
              <TableCell align="right">{flag}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </StripedTable>
    </TableContainer>
  );
}
