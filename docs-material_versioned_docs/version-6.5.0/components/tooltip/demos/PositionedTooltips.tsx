import Button from '@mui/material/Button';
import Grid from '@mui/material/Grid2';
import Tooltip from '@mui/material/Tooltip';

const sides = ['top', 'right', 'bottom', 'left'] as const;

export default function PositionedTooltips() {
  return (
    <Grid container spacing={1} sx={{ width: 1, maxWidth: 480 }}>
      {sides
        .flatMap((side) => [`${side}-start`, side, `${side}-end`] as const)
        .map((placement) => (
          <Grid key={placement} size={{ xs: 6, sm: 4 }}>
            <Tooltip describeChild title="Gate B12" placement={placement}>
              <Button fullWidth sx={{ textTransform: 'none' }}>
                {placement}
              </Button>
            </Tooltip>
          </Grid>
        ))}
    </Grid>
  );
}
