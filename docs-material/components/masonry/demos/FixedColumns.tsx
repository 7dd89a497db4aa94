import Masonry from '@mui/lab/Masonry';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';

const LOG = [
  { hour: '0 h', note: 'Kiln closed, pilot burner lit.' },
  { hour: '4 h', note: '600 °C. Vent half open, second burner on.' },
  {
    hour: '9 h',
    note: '1000 °C. Less air from now on: flame at the window, vent nearly closed.',
  },
  { hour: '12 h', note: '1260 °C, glaze melts.' },
  {
    hour: '13 h',
    note: '1300 °C on the top shelf, still 20 degrees less at the bottom.',
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
