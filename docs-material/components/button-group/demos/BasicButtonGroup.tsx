import Button from '@mui/material/Button';
import ButtonGroup from '@mui/material/ButtonGroup';

export default function BasicButtonGroup() {
  return (
    <ButtonGroup aria-label="Proof of the poster">
      <Button>Approve</Button>
      <Button>Ask</Button>
      <Button>Reject</Button>
    </ButtonGroup>
  );
}
