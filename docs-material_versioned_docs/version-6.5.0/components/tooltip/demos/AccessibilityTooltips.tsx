import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Tooltip from '@mui/material/Tooltip';
import ContentCopy from '@mui/icons-material/ContentCopy';

export default function AccessibilityTooltips() {
  return (
    <Stack direction="row" spacing={2}>
      <Tooltip title="Copy the tracking number">
        <IconButton>
          <ContentCopy />
        </IconButton>
      </Tooltip>
      <Tooltip describeChild title="The sender is told by email">
        <Button variant="outlined">Refuse delivery</Button>
      </Tooltip>
    </Stack>
  );
}
