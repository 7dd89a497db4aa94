import Button from '@mui/joy/Button';
import ButtonGroup from '@mui/joy/ButtonGroup';

export default function SpacingButtonGroup() {
  return (
    <ButtonGroup spacing={{ xs: 0, md: '0.5rem' }} aria-label="Order">
      <Button>Ship</Button>
      <Button>Refund</Button>
      <Button>Archive</Button>
    </ButtonGroup>
  );
}
