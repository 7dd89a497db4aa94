import { ownValue } from '../../../src/foundation/own-value';
import type { ProductId } from '../../../src/foundation/products';

const NOTHING_SHOWS = 'It renders nothing that a reader could see change.';
const WHOLE_PAGE = 'It sets styles for the whole page that it stands in.';
const NO_PEER = 'It needs an optional package that this site does not install.';
const NO_DATES = 'It needs a date library, of which this site installs none.';
const INSIDE_ONLY = 'It takes what only the component around it can compute.';
const SCRIPT = 'It writes a script into the page.';

function all(names: string, reason: string): Record<string, string> {
  return Object.fromEntries(names.split(' ').map((name) => [name, reason]));
}

/** Components without a playground by product, with the reason. */
export const WITHOUT_PLAYGROUND: Partial<Record<ProductId, Record<string, string>>> = {
  'material-ui': {
    ...all('CssBaseline GlobalStyles', WHOLE_PAGE),
    ...all('ClickAwayListener NoSsr Portal', NOTHING_SHOWS),
    ...all('PigmentContainer PigmentGrid PigmentStack', NO_PEER),
    InitColorSchemeScript: SCRIPT,
  },
  'joy-ui': {
    ...all('CssBaseline', WHOLE_PAGE),
  },
  x: {
    ...all('ChartsClipPath ChartsLocalizationProvider', NOTHING_SHOWS),
    ...all('GridFilterForm Scatter', INSIDE_ONLY),
    ...all('DateCalendar DateField DatePicker DatePickerToolbar', NO_DATES),
    ...all('DateTimeField DateTimePicker DateTimePickerTabs DateTimePickerToolbar', NO_DATES),
    ...all('DayCalendarSkeleton DesktopDatePicker DesktopDateTimePicker', NO_DATES),
    ...all('DesktopTimePicker DigitalClock LocalizationProvider MobileDatePicker', NO_DATES),
    ...all('MobileDateTimePicker MobileTimePicker MonthCalendar', NO_DATES),
    ...all('MultiSectionDigitalClock PickersActionBar PickersCalendarHeader', NO_DATES),
    ...all('PickersDay PickersLayout PickersShortcuts StaticDatePicker', NO_DATES),
    ...all('StaticDateTimePicker StaticTimePicker TimeClock TimeField TimePicker', NO_DATES),
    ...all('TimePickerToolbar YearCalendar', NO_DATES),
  },
};

/** Why a component has no playground; `undefined` if it has one. */
export function reasonAgainstPlayground(product: ProductId, component: string): string | undefined {
  return ownValue(WITHOUT_PLAYGROUND[product] ?? {}, component);
}
