import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { HEADINGS } from 'mui-theme-kit/theme';

/** The text styles of a theme. */
export function TypeScale() {
  return (
    <Paper sx={{ p: 2, gridColumn: '1 / -1', overflow: 'hidden' }}>
      {HEADINGS.map((variant) => (
        <Typography key={variant} variant={variant} component="p" noWrap>
          Slack water, {variant}
        </Typography>
      ))}
      <Typography variant="subtitle1" component="p">
        Subtitle: what moves between two tides
      </Typography>
      <Typography>
        Body text. The level hardly changes for half an hour, then the current turns and the channel
        fills within minutes.
      </Typography>
      <Typography variant="body2" color="textSecondary">
        Secondary text. Readings are corrected for air pressure.
      </Typography>
      <Typography variant="caption" component="p">
        Caption: station 4, sensor B
      </Typography>
    </Paper>
  );
}
