import Button from '@mui/material/Button';
import Tooltip from '@mui/material/Tooltip';

export default function DisabledTooltips() {
  return (
    <Tooltip describeChild title="Pick a date first">
      <span>
        <Button variant="contained" disabled>
          Book the room
        </Button>
      </span>
    </Tooltip>
  );
}
