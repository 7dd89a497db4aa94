import Button from '@mui/joy/Button';
import ButtonGroup from '@mui/joy/ButtonGroup';

export default function DisabledButtonGroup() {
  return (
    <ButtonGroup disabled aria-label="Order">
      <Button>Ship</Button>
      <Button>Refund</Button>
      <Button disabled={false}>View</Button>
    </ButtonGroup>
  );
}
