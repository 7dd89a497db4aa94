import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import type { Period } from './prices';

interface PlanOptionsProps {
  period: Period;
  onPeriodChange: (period: Period) => void;
  /** As entered. */
  calendars: string;
  onCalendarsChange: (calendars: string) => void;
  /** What is wrong with the number of calendars. */
  error: string | undefined;
}

/** How often to pay and for how many calendars. All prices depend on both. */
export default function PlanOptions(props: PlanOptionsProps) {
  const { period, onPeriodChange, calendars, onCalendarsChange, error } = props;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3, alignItems: 'flex-start' }}>
      <div>
        <Typography id="period" component="p" variant="subtitle2" sx={{ mb: 0.75 }}>
          Payment
        </Typography>
        <ToggleButtonGroup
          exclusive
          size="small"
          color="primary"
          aria-labelledby="period"
          value={period}
          onChange={(_event, chosen: Period | null) => {
            // Null: the pressed button was pressed again.
            if (chosen) onPeriodChange(chosen);
          }}
        >
          <ToggleButton value="monthly">Monthly</ToggleButton>
          <ToggleButton value="yearly">Yearly, 2 months free</ToggleButton>
        </ToggleButtonGroup>
      </div>
      <div>
        <Typography component="label" htmlFor="calendars" variant="subtitle2">
          Calendars
        </Typography>
        <TextField
          id="calendars"
          size="small"
          value={calendars}
          onChange={(event) => onCalendarsChange(event.target.value)}
          error={error !== undefined}
          helperText={error ?? 'People, rooms or machines'}
          slotProps={{ htmlInput: { inputMode: 'numeric', autoComplete: 'off' } }}
          sx={{ display: 'block', mt: 0.75, '& .MuiInputBase-root': { width: '9rem' } }}
        />
      </div>
    </Box>
  );
}
