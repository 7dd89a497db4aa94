import AddAPhoto from '@mui/icons-material/AddAPhoto';
import EditNote from '@mui/icons-material/EditNote';
import MyLocation from '@mui/icons-material/MyLocation';
import Fab from '@mui/material/Fab';
import Stack from '@mui/material/Stack';

export default function FloatingActionButtons() {
  return (
    <Stack direction="row" sx={{ gap: 2, flexWrap: 'wrap' }}>
      <Fab color="primary" aria-label="Add a photo of the bird">
        <AddAPhoto />
      </Fab>
      <Fab aria-label="Center the map on my hide">
        <MyLocation />
      </Fab>
      <Fab variant="extended" color="secondary" sx={{ gap: 1 }}>
        <EditNote />
        Log a sighting
      </Fab>
      <Fab disabled aria-label="Add a photo (camera in use)">
        <AddAPhoto />
      </Fab>
    </Stack>
  );
}
