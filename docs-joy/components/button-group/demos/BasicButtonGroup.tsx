import Button from '@mui/joy/Button';
import ButtonGroup from '@mui/joy/ButtonGroup';
import IconButton from '@mui/joy/IconButton';
import Delete from '@mui/icons-material/Delete';

export default function BasicButtonGroup() {
  return (
    <ButtonGroup aria-label="Message">
      <Button>Reply</Button>
      <Button>Forward</Button>
      <IconButton aria-label="Delete">
        <Delete />
      </IconButton>
    </ButtonGroup>
  );
}
