/** What packages export without it having an API page: by package and export, with the reason. */
export type Exclusions = Record<string, Record<string, string>>;

const PROVIDER = 'A provider: the customization pages describe it.';
const STYLED = 'A styled part of a component, replaced by its slots.';
const MOVED = 'A placeholder that says where the component moved to.';
const PLUMBING = 'Used by other components, not made for projects.';
const REEXPORT = 'Another package describes it.';

function all(names: string, reason: string): Record<string, string> {
  return Object.fromEntries(names.split(' ').map((name) => [name, reason]));
}

/**
 * Components that a release exports without the mark that the others have: releases after it mark
 * them, and without a description they would seem to be new there.
 */
export const UNMARKED: Record<string, readonly string[]> = {
  '@mui/material': ['InitColorSchemeScript'],
};

/**
 * The components and classes objects that are left out on purpose. Whatever else a package exports
 * must have a page; see `completeness.ts`.
 */
export const EXCLUSIONS: Exclusions = {
  '@mui/material': {
    ...all(
      'CssVarsProvider Experimental_CssVarsProvider StyledEngineProvider ThemeProvider',
      PROVIDER,
    ),
    ...all('FormLabelRoot PopoverPaper PopoverRoot', STYLED),
    ...all('SliderMark SliderMarkLabel SliderRail SliderRoot SliderThumb SliderTrack', STYLED),
    ...all('SliderValueLabel', STYLED),
    ...all('DefaultPropsProvider ModalManager Unstable_TrapFocus touchRippleClasses', PLUMBING),
  },
  '@mui/lab': {
    ...all('AdapterDateFns AdapterDayjs AdapterLuxon AdapterMoment LocalizationProvider', MOVED),
    ...all('CalendarPicker CalendarPickerSkeleton ClockPicker MonthPicker YearPicker', MOVED),
    ...all('DatePicker DesktopDatePicker MobileDatePicker StaticDatePicker PickersDay', MOVED),
    ...all('DateTimePicker DesktopDateTimePicker MobileDateTimePicker StaticDateTimePicker', MOVED),
    ...all('DateRangePicker DesktopDateRangePicker MobileDateRangePicker', MOVED),
    ...all('StaticDateRangePicker DateRangePickerDay', MOVED),
    ...all('TimePicker DesktopTimePicker MobileTimePicker StaticTimePicker', MOVED),
    ...all('TreeItem TreeView LoadingButton', MOVED),
  },
  '@mui/joy': {
    ...all('CssVarsProvider StyledEngineProvider ThemeProvider', PROVIDER),
    ...all('Container containerClasses Dropdown GlobalStyles InitColorSchemeScript', REEXPORT),
    TextField: 'Removed: it throws, and says so.',
  },
  '@mui/system': {
    ...all('RtlProvider StyledEngineProvider ThemeProvider', PROVIDER),
    ...all('GlobalStyles InitColorSchemeScript', 'The packages built on it describe theirs.'),
    DefaultPropsProvider: PLUMBING,
  },
};
