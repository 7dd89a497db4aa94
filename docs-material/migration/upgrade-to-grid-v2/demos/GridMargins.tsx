import Box from '@mui/material/Box';
import Grid from '@mui/material/Grid';
import GridLegacy from '@mui/material/GridLegacy';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

const beds = ['Tomatoes', 'Beans', 'Herbs'];
const frame = { border: '2px dashed', borderColor: 'text.primary' };
const bed = { bgcolor: 'action.selected', p: 1 };

export default function GridMargins() {
  return (
    <Stack spacing={4} sx={{ width: 1, p: 2 }}>
      <div>
        <Typography gutterBottom>
          GridLegacy: sticks out at the top and the start
        </Typography>
        <Box sx={frame}>
          <GridLegacy container spacing={2}>
            {beds.map((name) => (
              <GridLegacy item xs={4} key={name}>
                <Box sx={bed}>{name}</Box>
              </GridLegacy>
            ))}
          </GridLegacy>
        </Box>
      </div>
      <div>
        <Typography gutterBottom>Grid: ends with its items</Typography>
        <Box sx={frame}>
          <Grid container spacing={2}>
            {beds.map((name) => (
              <Grid size={4} key={name}>
                <Box sx={bed}>{name}</Box>
              </Grid>
            ))}
          </Grid>
        </Box>
      </div>
    </Stack>
  );
}
