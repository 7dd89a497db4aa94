import Button from '@mui/joy/Button';
import ButtonGroup from '@mui/joy/ButtonGroup';

export default function SeparatorButtonGroup() {
  return (
    <ButtonGroup
      variant="solid"
      color="primary"
      aria-label="Ticket"
      sx={(theme) => ({
        '--ButtonGroup-separatorColor': theme.vars.palette.primary.solidColor,
      })}
    >
      <Button>Accept</Button>
      <Button>Forward</Button>
      <Button>Close</Button>
    </ButtonGroup>
  );
}
