import Masonry from '@mui/lab/Masonry';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';

const LOG = [
  { hour: '0 h', note: 'Kiln closed, pilot burner lit.' },
  { hour: '4 h', note: '600 °C. Damper to half, second burner on.' },
  {
    hour: '9 h',
    note: '1000 °C. Reduction starts: flame at the spy hole, damper nearly closed.',
  },
  { hour: '12 h', note: 'Cone 8 bends.' },
  {
    hour: '13 h',
    note: 'Cone 10 flat on the top shelf, still upright at the bottom.',
  },
];

export default function FixedColumns() {
  return (
    <Masonry columns={2}>
      {LOG.map(({ hour, note }) => (
        <Paper key={hour} variant="outlined" sx={{ p: 1.5 }}>
          <Typography variant="subtitle2" component="p">
            {hour}
          </Typography>
          <Typography variant="body2">{note}</Typography>
        </Paper>
      ))}
    </Masonry>
  );
}
