import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import type { DateValidationError } from '@mui/x-date-pickers/models';
import dayjs from 'dayjs';
import type { Dayjs } from 'dayjs';
import { useState } from 'react';
import { FIRST_MONTH, LAST_MONTH } from './data';
import { formatMonth } from './format';

/** Says what to do about a month that can't be shown. */
function explain(error: DateValidationError): string | undefined {
  if (error === null) return undefined;
  if (error === 'minDate' || error === 'maxDate') {
    return `Choose a month from ${formatMonth(FIRST_MONTH)} to ${formatMonth(LAST_MONTH)}.`;
  }
  return 'Enter a month and a year.';
}

/** What the field contains while it's invalid. */
interface Rejected {
  value: Dayjs | null;
  error: DateValidationError;
  /** The month shown meanwhile. */
  month: string;
}

interface MonthPickerProps {
  /** As `YYYY-MM`. */
  month: string;
  onChange: (month: string) => void;
}

/** Chooses the month of all figures. While the field is invalid, the last valid month remains. */
export default function MonthPicker({ month, onChange }: MonthPickerProps) {
  const [rejected, setRejected] = useState<Rejected | null>(null);
  // Choosing a month elsewhere replaces an invalid one.
  const current = rejected?.month === month ? rejected : null;
  return (
    <DatePicker
      label="Month"
      value={current ? current.value : dayjs(`${month}-01`)}
      views={['year', 'month']}
      openTo="month"
      minDate={dayjs(`${FIRST_MONTH}-01`)}
      maxDate={dayjs(`${LAST_MONTH}-01`)}
      referenceDate={dayjs(`${LAST_MONTH}-01`)}
      onChange={(value, { validationError }) => {
        if (value && validationError === null) {
          setRejected(null);
          onChange(value.format('YYYY-MM'));
        } else {
          setRejected({ value, error: validationError ?? 'invalidDate', month });
        }
      }}
      slotProps={{
        textField: {
          size: 'small',
          error: current !== null,
          helperText: explain(current?.error ?? null),
          sx: { width: { xs: 1, sm: 240 } },
        },
      }}
    />
  );
}
