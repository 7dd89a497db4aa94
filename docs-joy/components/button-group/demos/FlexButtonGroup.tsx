import Button from '@mui/joy/Button';
import ButtonGroup from '@mui/joy/ButtonGroup';
import IconButton from '@mui/joy/IconButton';
import Settings from '@mui/icons-material/Settings';

export default function FlexButtonGroup() {
  return (
    <ButtonGroup
      buttonFlex={1}
      aria-label="Report"
      sx={{ width: '100%', maxWidth: 480 }}
    >
      <Button>Preview</Button>
      <Button>Export</Button>
      <IconButton aria-label="Settings">
        <Settings />
      </IconButton>
    </ButtonGroup>
  );
}
