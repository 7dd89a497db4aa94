import Button from '@mui/joy/Button';
import IconButton from '@mui/joy/IconButton';
import Stack from '@mui/joy/Stack';
import Tooltip from '@mui/joy/Tooltip';
import Print from '@mui/icons-material/Print';

export default function AccessibilityTooltip() {
  return (
    <Stack direction="row" spacing={2}>
      <Tooltip title="Print invoice">
        <IconButton variant="outlined">
          <Print />
        </IconButton>
      </Tooltip>
      <Tooltip describeChild title="The customer receives an email.">
        <Button>Send invoice</Button>
      </Tooltip>
    </Stack>
  );
}
