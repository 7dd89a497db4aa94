import Button from '@mui/joy/Button';
import Stack from '@mui/joy/Stack';
import Tooltip from '@mui/joy/Tooltip';

const colors = ['neutral', 'primary', 'success', 'warning', 'danger'] as const;

export default function TooltipColors() {
  return (
    <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap' }}>
      {colors.map((color) => (
        <Tooltip
          key={color}
          describeChild
          title="Opens the invoice"
          color={color}
        >
          <Button variant="plain" color={color}>
            {color}
          </Button>
        </Tooltip>
      ))}
    </Stack>
  );
}
