import Grid from '@mui/material/Grid2';
import Typography from '@mui/material/Typography';

const figures = [
  { name: 'Open orders', value: 38 },
  { name: 'Returns', value: 5 },
  { name: 'Out of stock', value: 12 },
];

const line = {
  borderColor: 'divider',
  borderStyle: 'solid',
  borderWidth: 0,
  '&:not(:last-child)': {
    borderRightWidth: { sm: '1px' },
    borderBottomWidth: { xs: '1px', sm: 0 },
  },
};

export default function HalfBorderedGrid() {
  return (
    <Grid container sx={{ width: 1 }}>
      {figures.map(({ name, value }) => (
        <Grid key={name} size={{ xs: 12, sm: 4 }} sx={[line, { p: 2 }]}>
          <Typography variant="h4" component="p">
            {value}
          </Typography>
          <Typography variant="body2">{name}</Typography>
        </Grid>
      ))}
    </Grid>
  );
}
