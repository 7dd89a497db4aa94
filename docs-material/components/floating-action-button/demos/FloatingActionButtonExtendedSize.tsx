import Route from '@mui/icons-material/Route';
import Fab from '@mui/material/Fab';
import Stack from '@mui/material/Stack';

export default function FloatingActionButtonExtendedSize() {
  return (
    <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
      <Fab variant="extended" size="small">
        End the walk
      </Fab>
      <Fab variant="extended" size="medium">
        Share the list
      </Fab>
      <Fab variant="extended" color="primary" sx={{ gap: 1 }}>
        <Route />
        Start a walk
      </Fab>
    </Stack>
  );
}
