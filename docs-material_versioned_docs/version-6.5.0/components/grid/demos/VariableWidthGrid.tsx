import Avatar from '@mui/material/Avatar';
import Grid from '@mui/material/Grid2';
import Typography from '@mui/material/Typography';

export default function VariableWidthGrid() {
  return (
    <Grid container spacing={2} sx={{ width: 1, alignItems: 'center' }}>
      <Grid size="auto">
        <Avatar sx={{ bgcolor: 'primary.main', color: 'primary.contrastText' }}>
          AM
        </Avatar>
      </Grid>
      <Grid size="grow">
        <Typography noWrap>Amara Mensah, physiotherapist</Typography>
      </Grid>
      <Grid size="auto">
        <Typography variant="body2">9:30</Typography>
      </Grid>
    </Grid>
  );
}
