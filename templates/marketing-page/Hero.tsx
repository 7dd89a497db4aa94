import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { OBSERVATION } from './data';
import FieldList from './FieldList';
import MapArt from './MapArt';

function ObservationOnMap() {
  return (
    <Box
      sx={{
        position: 'relative',
        minHeight: { xs: 360, md: 480 },
        display: 'flex',
        alignItems: 'flex-end',
        justifyContent: 'flex-end',
        padding: { xs: 2, sm: 3 },
        borderRadius: 4,
        overflow: 'hidden',
        border: 1,
        borderColor: 'divider',
      }}
    >
      <MapArt />
      <Paper
        variant="outlined"
        sx={{ position: 'relative', width: 'min(100%, 17rem)', padding: 2.5, borderRadius: 3 }}
      >
        <Typography component="p" variant="subtitle2" sx={{ mb: 1 }}>
          Stop 4, 07:42
        </Typography>
        <FieldList fields={OBSERVATION} />
      </Paper>
    </Box>
  );
}

/** What the product is, with the first step to it. */
export default function Hero() {
  return (
    <Container
      sx={{
        paddingBlock: { xs: 4, md: 8 },
        display: 'grid',
        gap: { xs: 4, md: 7 },
        alignItems: 'center',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 5fr) minmax(0, 6fr)' },
      }}
    >
      <div>
        <Typography component="h1" variant="h1" sx={{ fontSize: { xs: '2.5rem', lg: '4.25rem' } }}>
          Write it down where you see it
        </Typography>
        <Typography color="textSecondary" sx={{ mt: 3, mb: 4, fontSize: '1.1875rem' }}>
          Field notes records what your group finds outdoors: birds, plants, water, broken steps. It
          works without a signal and puts everything on one map.
        </Typography>
        <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1.5 }}>
          <Button variant="contained" size="large" href="#invitation">
            Get an invitation
          </Button>
          <Button size="large" href="#features">
            See what it does
          </Button>
        </Stack>
      </div>
      <ObservationOnMap />
    </Container>
  );
}
