import Badge from '@mui/material/Badge';
import {
  PickersDay,
  type PickersDayProps,
} from '@mui/x-date-pickers/PickersDay';

export interface BadgeDayProps extends PickersDayProps {
  /** Free tables by day of the month. */
  free?: Map<number, number>;
}

export function BadgeDay({ free, ...props }: BadgeDayProps) {
  const tables = props.outsideCurrentMonth
    ? undefined
    : free?.get(props.day.date());
  return (
    <Badge
      color="primary"
      overlap="circular"
      badgeContent={tables}
      slotProps={{ badge: { 'aria-hidden': true } }}
    >
      <PickersDay
        {...props}
        aria-label={
          tables === undefined
            ? undefined
            : `${props.day.format('D')}, free tables: ${tables}`
        }
      />
    </Badge>
  );
}
