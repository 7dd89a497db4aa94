import Button from '@mui/joy/Button';
import Stack from '@mui/joy/Stack';
import Tooltip from '@mui/joy/Tooltip';

const sides = ['top', 'bottom', 'left', 'right'] as const;

export default function PositionedTooltips() {
  return (
    <Stack spacing={1}>
      {sides.map((side) => (
        <Stack
          key={side}
          direction="row"
          spacing={1}
          useFlexGap
          sx={{ flexWrap: 'wrap' }}
        >
          {([`${side}-start`, side, `${side}-end`] as const).map(
            (placement) => (
              <Tooltip
                key={placement}
                describeChild
                title="Placed here"
                placement={placement}
              >
                <Button variant="outlined" size="sm">
                  {placement}
                </Button>
              </Tooltip>
            ),
          )}
        </Stack>
      ))}
    </Stack>
  );
}
