import Button from '@mui/joy/Button';
import ButtonGroup from '@mui/joy/ButtonGroup';

export default function RadiusButtonGroup() {
  return (
    <ButtonGroup aria-label="Message" sx={{ borderRadius: '40px' }}>
      <Button>Reply</Button>
      <Button>Reply to all</Button>
      <Button>Forward</Button>
    </ButtonGroup>
  );
}
