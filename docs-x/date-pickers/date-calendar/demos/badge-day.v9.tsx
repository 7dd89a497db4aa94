import Badge from '@mui/material/Badge';
import { PickerDay, type PickerDayProps } from '@mui/x-date-pickers/PickerDay';

export interface BadgeDayProps extends PickerDayProps {
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
      <PickerDay
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
