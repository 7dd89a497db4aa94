import Button from '@mui/material/Button';
import Tooltip from '@mui/material/Tooltip';

export default function TooltipMargin() {
  return (
    <Tooltip
      describeChild
      title="Meter 0417"
      slotProps={{ tooltip: { style: { marginBlock: 4 } } }}
    >
      <Button variant="outlined">4 px away</Button>
    </Tooltip>
  );
}
