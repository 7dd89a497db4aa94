import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import Pagination from '@mui/material/Pagination';
import Paper from '@mui/material/Paper';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';

const ALERTS = {
  error: 'The gauge at the salt marsh is offline.',
  warning: 'A spring tide is expected on Friday.',
  info: 'Levels refer to chart datum.',
  success: 'The morning readings are complete.',
} as const;

const READINGS = [
  { time: '06:10', level: 0.4 },
  { time: '12:25', level: 2.9 },
  { time: '18:40', level: 0.7 },
];

/** Alerts, progress, a table and its pagination. */
export function Feedback() {
  return (
    <>
      <Box sx={{ display: 'grid', gap: 1, alignContent: 'start' }}>
        {(Object.keys(ALERTS) as (keyof typeof ALERTS)[]).map((severity) => (
          <Alert key={severity} severity={severity} role="presentation">
            {ALERTS[severity]}
          </Alert>
        ))}
        <LinearProgress variant="determinate" value={65} aria-label="Upload" />
      </Box>
      <Paper sx={{ overflow: 'hidden' }}>
        <TableContainer>
          <Table aria-label="Readings">
            <TableHead>
              <TableRow>
                <TableCell>Time</TableCell>
                <TableCell align="right">Level in m</TableCell>
              </TableRow>
            </TableHead>
            <TableBody>
              {READINGS.map(({ time, level }) => (
                <TableRow key={time} hover>
                  <TableCell>{time}</TableCell>
                  <TableCell align="right">{level.toFixed(1)}</TableCell>
                </TableRow>
              ))}
            </TableBody>
          </Table>
        </TableContainer>
        <Pagination count={4} color="primary" aria-label="Pages of readings" sx={{ p: 1 }} />
      </Paper>
    </>
  );
}
