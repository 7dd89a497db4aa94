import Button from '@mui/material/Button';
import ButtonGroup from '@mui/material/ButtonGroup';

export default function DisableElevation() {
  return (
    <ButtonGroup
      disableElevation
      variant="contained"
      aria-label="Order of the calendar"
    >
      <Button>Reorder</Button>
      <Button>Edit a copy</Button>
    </ButtonGroup>
  );
}
