import Button from '@mui/joy/Button';
import Stack from '@mui/joy/Stack';
import Tooltip from '@mui/joy/Tooltip';

const sizes = ['sm', 'md', 'lg'] as const;

export default function TooltipSizes() {
  return (
    <Stack direction="row" spacing={2}>
      {sizes.map((size) => (
        <Tooltip key={size} describeChild title="3 unread messages" size={size}>
          <Button variant="plain">{size}</Button>
        </Tooltip>
      ))}
    </Stack>
  );
}
