import Button from '@mui/material/Button';
import Fade from '@mui/material/Fade';
import Stack from '@mui/material/Stack';
import Tooltip from '@mui/material/Tooltip';
import Zoom from '@mui/material/Zoom';

export default function TransitionsTooltips() {
  return (
    <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
      <Tooltip describeChild title="Saved at 10:42">
        <Button>Grow</Button>
      </Tooltip>
      <Tooltip
        describeChild
        title="Saved at 10:42"
        slots={{ transition: Fade }}
        slotProps={{ transition: { timeout: 400 } }}
      >
        <Button>Fade, slower</Button>
      </Tooltip>
      <Tooltip
        describeChild
        title="Saved at 10:42"
        slots={{ transition: Zoom }}
      >
        <Button>Zoom</Button>
      </Tooltip>
    </Stack>
  );
}
