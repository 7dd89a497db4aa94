import Button from '@mui/material/Button';
import ButtonGroup from '@mui/material/ButtonGroup';

export default function GroupOrientation() {
  return (
    <ButtonGroup
      orientation="vertical"
      variant="contained"
      aria-label="Finish the booklet"
    >
      <Button>Staple</Button>
      <Button>Trim the edges</Button>
      <Button>Punch holes</Button>
    </ButtonGroup>
  );
}
