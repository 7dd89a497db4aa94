import type { FieldFormatTokenMap, MuiPickersAdapter } from '@mui/x-date-pickers/models';

const formats: MuiPickersAdapter['formats'] = {
  year: 'YYYY',
  month: 'MMMM',
  monthShort: 'MMM',
  dayOfMonth: 'D',
  dayOfMonthFull: 'D',
  weekday: 'dddd',
  weekdayShort: 'ddd',
  hours24h: 'HH',
  hours12h: 'hh',
  meridiem: 'A',
  minutes: 'mm',
  seconds: 'ss',
  fullDate: 'MMM D, YYYY',
  keyboardDate: 'MM/DD/YYYY',
  shortDate: 'MMM D',
  normalDate: 'D MMMM',
  normalDateWithWeekday: 'ddd, MMM D',
  fullTime12h: 'hh:mm A',
  fullTime24h: 'HH:mm',
  keyboardDateTime12h: 'MM/DD/YYYY hh:mm A',
  keyboardDateTime24h: 'MM/DD/YYYY HH:mm',
};

const digits = (sectionType: 'year' | 'day', maxLength: number) =>
  ({ sectionType, contentType: 'digit', maxLength }) as const;

const formatTokenMap: FieldFormatTokenMap = {
  YYYY: digits('year', 4),
  MM: 'month',
  MMM: { sectionType: 'month', contentType: 'letter' },
  MMMM: { sectionType: 'month', contentType: 'letter' },
  D: digits('day', 2),
  DD: 'day',
  ddd: { sectionType: 'weekDay', contentType: 'letter' },
  dddd: { sectionType: 'weekDay', contentType: 'letter' },
  HH: 'hours',
  hh: 'hours',
  mm: 'minutes',
  ss: 'seconds',
  A: 'meridiem',
};

const TOKEN = /YYYY|MMMM|MMM|MM|DD|D|dddd|ddd|HH|hh|mm|ss|A/g;
const DAY = 86_400_000;

function name(date: Date, options: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat('en-US', options).format(date);
}

function two(value: number): string {
  return String(value).padStart(2, '0');
}

const tokens: Record<string, (date: Date) => string> = {
  YYYY: (date) => String(date.getFullYear()).padStart(4, '0'),
  MMMM: (date) => name(date, { month: 'long' }),
  MMM: (date) => name(date, { month: 'short' }),
  MM: (date) => two(date.getMonth() + 1),
  DD: (date) => two(date.getDate()),
  D: (date) => String(date.getDate()),
  dddd: (date) => name(date, { weekday: 'long' }),
  ddd: (date) => name(date, { weekday: 'short' }),
  HH: (date) => two(date.getHours()),
  hh: (date) => two(date.getHours() % 12 || 12),
  mm: (date) => two(date.getMinutes()),
  ss: (date) => two(date.getSeconds()),
  A: (date) => (date.getHours() < 12 ? 'AM' : 'PM'),
};

/** A copy of a date, after a change. */
function changed(date: Date, change: (copy: Date) => unknown): Date {
  const copy = new Date(date);
  change(copy);
  return copy;
}

/** A day of another month, or the last day of that month if it's shorter. */
function inMonth(date: Date, year: number, month: number): Date {
  const last = new Date(year, month + 1, 0).getDate();
  return changed(date, (copy) => copy.setFullYear(year, month, Math.min(date.getDate(), last)));
}

const startOfDay = (date: Date) => changed(date, (copy) => copy.setHours(0, 0, 0, 0));
const endOfDay = (date: Date) => changed(date, (copy) => copy.setHours(23, 59, 59, 999));
const addDays = (date: Date, days: number) =>
  changed(date, (copy) => copy.setDate(copy.getDate() + days));

/** Adapter for the `Date` object of JavaScript, in English and in the time zone of the browser. */
export class DateAdapter implements MuiPickersAdapter<string> {
  isMUIAdapter = true;
  isTimezoneCompatible = false;
  lib = 'date';
  locale = 'en-US';
  escapedCharacters = { start: '[', end: ']' };
  formats = formats;
  formatTokenMap = formatTokenMap;

  date = ((value?: string | null) => {
    if (value === null) return null;
    return value === undefined ? new Date() : new Date(value);
  }) as MuiPickersAdapter['date'];

  getInvalidDate = () => new Date(Number.NaN);
  getTimezone = () => 'default';
  setTimezone = (value: Date) => value;
  toJsDate = (value: Date) => value;
  getCurrentLocaleCode = () => this.locale;
  is12HourCycleInCurrentLocale = () => true;
  expandFormat = (format: string) => format;
  formatNumber = (value: string) => value;

  parse = (value: string, format: string) => {
    if (value === '') return null;
    const order: string[] = format.match(TOKEN) ?? [];
    const parts = value.match(/[A-Za-z]+|\d+/g) ?? [];
    const read = (token: string) => parts[order.indexOf(token)];
    const hours = Number(read('HH') ?? Number(read('hh') ?? 0) % 12);
    const shift = read('A') === 'PM' ? 12 : 0;
    const date = new Date(2000, 0, 1, hours + shift, Number(read('mm') ?? 0));
    const month = Number(read('MM') ?? 1);
    const day = Number(read('DD') ?? read('D') ?? 1);
    date.setFullYear(Number(read('YYYY') ?? 2000), month - 1, day);
    return date.getDate() === day ? date : this.getInvalidDate();
  };

  isValid = (value: unknown): value is Date =>
    value instanceof Date && !Number.isNaN(value.getTime());
  format = (value: Date, key: keyof MuiPickersAdapter['formats']) =>
    this.formatByString(value, formats[key]);
  formatByString = (value: Date, format: string) =>
    format.replaceAll(TOKEN, (token) => tokens[token]!(value));

  isEqual = (a: Date | null, b: Date | null) => a?.getTime() === b?.getTime();
  isSameYear = (a: Date, b: Date) => a.getFullYear() === b.getFullYear();
  isSameMonth = (a: Date, b: Date) => this.isSameYear(a, b) && a.getMonth() === b.getMonth();
  isSameDay = (a: Date, b: Date) => this.isSameMonth(a, b) && a.getDate() === b.getDate();
  isSameHour = (a: Date, b: Date) => this.isSameDay(a, b) && a.getHours() === b.getHours();
  isAfter = (a: Date, b: Date) => a > b;
  isAfterYear = (a: Date, b: Date) => a.getFullYear() > b.getFullYear();
  isAfterDay = (a: Date, b: Date) => a > endOfDay(b);
  isBefore = (a: Date, b: Date) => a < b;
  isBeforeYear = (a: Date, b: Date) => a.getFullYear() < b.getFullYear();
  isBeforeDay = (a: Date, b: Date) => a < startOfDay(b);
  isWithinRange = (value: Date, [start, end]: [Date, Date]) => value >= start && value <= end;

  startOfYear = (value: Date) => new Date(value.getFullYear(), 0, 1);
  startOfMonth = (value: Date) => new Date(value.getFullYear(), value.getMonth(), 1);
  startOfWeek = (value: Date) => startOfDay(addDays(value, -value.getDay()));
  startOfDay = startOfDay;
  endOfYear = (value: Date) => endOfDay(new Date(value.getFullYear(), 11, 31));
  endOfMonth = (value: Date) => endOfDay(new Date(value.getFullYear(), value.getMonth() + 1, 0));
  endOfWeek = (value: Date) => endOfDay(addDays(value, 6 - value.getDay()));
  endOfDay = endOfDay;

  addYears = (value: Date, years: number) =>
    inMonth(value, value.getFullYear() + years, value.getMonth());
  addMonths = (value: Date, months: number) => {
    const target = new Date(value.getFullYear(), value.getMonth() + months, 1);
    return inMonth(value, target.getFullYear(), target.getMonth());
  };
  addWeeks = (value: Date, weeks: number) => addDays(value, weeks * 7);
  addDays = addDays;
  addHours = (value: Date, hours: number) => new Date(value.getTime() + hours * 3_600_000);
  addMinutes = (value: Date, minutes: number) => new Date(value.getTime() + minutes * 60_000);
  addSeconds = (value: Date, seconds: number) => new Date(value.getTime() + seconds * 1000);

  getYear = (value: Date) => value.getFullYear();
  getMonth = (value: Date) => value.getMonth();
  getDate = (value: Date) => value.getDate();
  getHours = (value: Date) => value.getHours();
  getMinutes = (value: Date) => value.getMinutes();
  getSeconds = (value: Date) => value.getSeconds();
  getMilliseconds = (value: Date) => value.getMilliseconds();
  setYear = (value: Date, year: number) => inMonth(value, year, value.getMonth());
  setMonth = (value: Date, month: number) => inMonth(value, value.getFullYear(), month);
  setDate = (value: Date, day: number) => changed(value, (copy) => copy.setDate(day));
  setHours = (value: Date, hours: number) => changed(value, (copy) => copy.setHours(hours));
  setMinutes = (value: Date, minutes: number) => changed(value, (copy) => copy.setMinutes(minutes));
  setSeconds = (value: Date, seconds: number) => changed(value, (copy) => copy.setSeconds(seconds));
  setMilliseconds = (value: Date, ms: number) => changed(value, (copy) => copy.setMilliseconds(ms));

  getDaysInMonth = (value: Date) => this.endOfMonth(value).getDate();
  getDayOfWeek = (value: Date) => value.getDay() + 1;
  getWeekNumber = (value: Date) => {
    const first = this.startOfWeek(this.startOfYear(value));
    return Math.round((this.startOfWeek(value).getTime() - first.getTime()) / DAY / 7) + 1;
  };
  getWeekArray = (value: Date) => {
    const first = this.startOfWeek(this.startOfMonth(value));
    const last = this.endOfWeek(this.endOfMonth(value));
    const weeks: Date[][] = [];
    for (let day = first; day <= last; day = addDays(day, 7)) {
      const start = day;
      weeks.push(Array.from({ length: 7 }, (_, index) => addDays(start, index)));
    }
    return weeks;
  };
  getYearRange = ([start, end]: [Date, Date]) =>
    Array.from(
      { length: end.getFullYear() - start.getFullYear() + 1 },
      (_, index) => new Date(start.getFullYear() + index, 0, 1),
    );
}
