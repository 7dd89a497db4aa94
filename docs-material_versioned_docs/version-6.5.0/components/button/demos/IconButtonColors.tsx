import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Call from '@mui/icons-material/Call';
import Close from '@mui/icons-material/Close';
import Directions from '@mui/icons-material/Directions';

export default function IconButtonColors() {
  return (
    <Stack direction="row" spacing={1}>
      <IconButton aria-label="Show the route to the clinic" color="primary">
        <Directions />
      </IconButton>
      <IconButton aria-label="Call the clinic" color="success">
        <Call />
      </IconButton>
      <IconButton aria-label="Close the clinic panel" color="inherit">
        <Close />
      </IconButton>
    </Stack>
  );
}
