import Button from '@mui/joy/Button';
import ButtonGroup from '@mui/joy/ButtonGroup';

export default function MinWidthButtonGroup() {
  return (
    <ButtonGroup
      buttonFlex="0 1 120px"
      aria-label="Pages"
      sx={{ width: '100%', justifyContent: 'center' }}
    >
      <Button>First</Button>
      <Button>Previous</Button>
      <Button>Next</Button>
    </ButtonGroup>
  );
}
