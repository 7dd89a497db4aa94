import Button from '@mui/joy/Button';
import ButtonGroup from '@mui/joy/ButtonGroup';
import Divider from '@mui/joy/Divider';
import IconButton from '@mui/joy/IconButton';
import Share from '@mui/icons-material/Share';

export default function CustomSeparatorButtonGroup() {
  return (
    <ButtonGroup variant="plain" color="primary" aria-label="Report">
      <Button>Open</Button>
      <Divider />
      <Button>Download</Button>
      <Divider />
      <IconButton aria-label="Share">
        <Share />
      </IconButton>
    </ButtonGroup>
  );
}
