import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { DayCalendarSkeleton } from '@mui/x-date-pickers/DayCalendarSkeleton';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import dayjs from 'dayjs';
import { useEffect, useState } from 'react';
import { BadgeDay, type BadgeDayProps } from './badge-day';
import { loadFreeTables } from './server';

const today = dayjs('2026-05-15');

export default function DateCalendarBadges() {
  const [month, setMonth] = useState(today);
  const [free, setFree] = useState<Map<number, number> | null>(null);

  useEffect(() => {
    const controller = new AbortController();
    void loadFreeTables(month, controller.signal).then(setFree);
    return () => controller.abort();
  }, [month]);

  return (
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DateCalendar
        defaultValue={today}
        loading={free === null}
        renderLoading={() => <DayCalendarSkeleton />}
        onMonthChange={(shown) => {
          setFree(null);
          setMonth(shown);
        }}
        shouldDisableDate={(day) =>
          day.isSame(month, 'month') && free?.get(day.date()) === 0
        }
        slots={{ day: BadgeDay }}
        slotProps={{ day: { free: free ?? undefined } as BadgeDayProps }}
      />
    </LocalizationProvider>
  );
}
