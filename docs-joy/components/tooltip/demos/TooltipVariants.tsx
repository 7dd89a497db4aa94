import Button from '@mui/joy/Button';
import Stack from '@mui/joy/Stack';
import Tooltip from '@mui/joy/Tooltip';

const variants = ['solid', 'soft', 'outlined', 'plain'] as const;

export default function TooltipVariants() {
  return (
    <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap' }}>
      {variants.map((variant) => (
        <Tooltip
          key={variant}
          describeChild
          title="Opens all orders"
          variant={variant}
        >
          <Button variant="plain">{variant}</Button>
        </Tooltip>
      ))}
    </Stack>
  );
}
