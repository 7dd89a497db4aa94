import Masonry from '@mui/lab/Masonry';
import Chip from '@mui/material/Chip';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';

const DEFECTS = [
  { name: 'Cracks', cause: 'Glaze shrinks more than the clay.' },
  {
    name: 'Bare spots',
    cause: 'Dust or grease on the clay; glaze applied too thick.',
  },
  { name: 'Pinholes', cause: 'Gas escapes late. Fire slower, soak longer.' },
  { name: 'Drips', cause: 'Too hot, or too much glaze. Leave the foot bare.' },
];

export default function ResponsiveSpacing() {
  return (
    <Masonry columns={2} spacing={{ xs: 1, sm: 3, md: 5 }}>
      {DEFECTS.map(({ name, cause }) => (
        <Paper key={name} variant="outlined" sx={{ p: 1.5 }}>
          <Chip size="small" label={name} />
          <Typography sx={{ mt: 1 }}>{cause}</Typography>
        </Paper>
      ))}
    </Masonry>
  );
}
