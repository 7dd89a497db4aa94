import Button from '@mui/joy/Button';
import IconButton from '@mui/joy/IconButton';
import Stack from '@mui/joy/Stack';
import CameraAlt from '@mui/icons-material/CameraAlt';
import Delete from '@mui/icons-material/Delete';

export default function JoyMaterialIcon() {
  return (
    <Stack direction="row" spacing={2}>
      <Button startDecorator={<CameraAlt />}>Develop film</Button>
      <IconButton aria-label="Delete negative" variant="outlined">
        <Delete />
      </IconButton>
    </Stack>
  );
}
