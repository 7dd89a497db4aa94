import Map from '@mui/icons-material/Map';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';

export default function ButtonDemo() {
  return (
    <Stack direction="row" spacing={2}>
      <Button variant="contained" href="#ButtonDemo">
        Buy tickets
      </Button>
      <IconButton href="#ButtonDemo" aria-label="Floor plan">
        <Map />
      </IconButton>
    </Stack>
  );
}
