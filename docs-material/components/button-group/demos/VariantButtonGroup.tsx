import RotateLeft from '@mui/icons-material/RotateLeft';
import RotateRight from '@mui/icons-material/RotateRight';
import Button from '@mui/material/Button';
import ButtonGroup from '@mui/material/ButtonGroup';
import Stack from '@mui/material/Stack';

export default function VariantButtonGroup() {
  return (
    <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
      <ButtonGroup variant="contained" aria-label="Print job">
        <Button>Print</Button>
        <Button>Print a proof</Button>
      </ButtonGroup>
      <ButtonGroup variant="text" color="inherit" aria-label="Rotation">
        <Button startIcon={<RotateLeft />}>Left</Button>
        <Button startIcon={<RotateRight />}>Right</Button>
      </ButtonGroup>
    </Stack>
  );
}
