import Grid from '@mui/material/Grid2';
import Paper from '@mui/material/Paper';

const sections = ['Politics', 'Culture', 'Sports', 'Science'];

export default function NestedGrid() {
  return (
    <Grid container spacing={{ xs: 1, md: 3 }} sx={{ width: 1 }}>
      <Grid size={{ xs: 12, md: 5 }}>
        <Paper variant="outlined" sx={{ p: 2, height: 1 }}>
          Front page
        </Paper>
      </Grid>
      <Grid container size={{ xs: 12, md: 7 }}>
        {sections.map((section) => (
          <Grid key={section} size={6}>
            <Paper variant="outlined" sx={{ p: 2 }}>
              {section}
            </Paper>
          </Grid>
        ))}
      </Grid>
    </Grid>
  );
}
