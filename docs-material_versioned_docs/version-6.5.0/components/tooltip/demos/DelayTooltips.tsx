import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Tooltip from '@mui/material/Tooltip';

export default function DelayTooltips() {
  return (
    <Stack direction="row" spacing={1} useFlexGap sx={{ flexWrap: 'wrap' }}>
      <Tooltip describeChild title="Opens after 0.7 s" enterDelay={700}>
        <Button>Late</Button>
      </Tooltip>
      <Tooltip describeChild title="Stays for 1.2 s" leaveDelay={1200}>
        <Button>Lasting</Button>
      </Tooltip>
      <Tooltip
        describeChild
        title="Waits even if another tooltip was just open"
        enterDelay={700}
        enterNextDelay={700}
      >
        <Button>Always late</Button>
      </Tooltip>
    </Stack>
  );
}
