import Grid from '@mui/joy/Grid';
import Sheet from '@mui/joy/Sheet';
import Stack from '@mui/joy/Stack';

export default function SpacingGrid() {
  return (
    <Stack spacing={4} sx={{ width: '100%' }}>
      {[0, 1, 4].map((spacing) => (
        <Grid key={spacing} container spacing={spacing}>
          {[1, 2, 3, 4].map((room) => (
            <Grid key={room} size={6}>
              <Sheet variant="outlined" sx={{ p: 1 }}>
                Room {room}
              </Sheet>
            </Grid>
          ))}
        </Grid>
      ))}
    </Stack>
  );
}
