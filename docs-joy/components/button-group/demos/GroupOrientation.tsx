import ButtonGroup from '@mui/joy/ButtonGroup';
import IconButton from '@mui/joy/IconButton';
import Add from '@mui/icons-material/Add';
import Remove from '@mui/icons-material/Remove';

export default function GroupOrientation() {
  return (
    <ButtonGroup
      orientation="vertical"
      aria-label="Zoom"
      sx={{ width: 'fit-content' }}
    >
      <IconButton aria-label="Zoom in">
        <Add />
      </IconButton>
      <IconButton aria-label="Zoom out">
        <Remove />
      </IconButton>
    </ButtonGroup>
  );
}
