import { line } from '../../lines/current';
import { only } from '../../lines/only';
import type { Preset, Presets } from '@site/src/playground/types';

const DATE = { code: "dayjs('2026-05-15T16:30')" };

const PROVIDER = `
  <LocalizationProvider dateAdapter={AdapterDayjs}>
    <Here />
  </LocalizationProvider>
`;

/** Replaces a part of a static picker with the component. */
function inSlot(picker: string, slot: string): string {
  return `
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <${picker}
        defaultValue={${DATE.code}}
        slots={{
          ${slot}: () => (
            <>
              <Here />
            </>
          ),
        }}
      />
    </LocalizationProvider>
  `;
}

function withDayjs(preset: Preset): Preset {
  return {
    around: PROVIDER,
    imports: [
      "import dayjs from 'dayjs';",
      "import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';",
    ],
    width: 360,
    ...preset,
  };
}

// Hidden props have no visible effect after mounting, need other props, or break with a value such as 0.
const INPUT = [
  'autoFocus',
  ...only('7', 'enableAccessibleFieldDOMStructure'),
  'selectedSections',
  'timezone',
];

function field(label: string): Preset {
  return withDayjs({
    props: { label, defaultValue: DATE },
    hide: [...INPUT, 'focused', 'openPickerButtonPosition'],
  });
}

function picker(label: string, hide: string[] = []): Preset {
  return withDayjs({
    props: { label, defaultValue: DATE },
    hide: [...INPUT, 'open', 'view', ...hide],
  });
}

function view(...hide: string[]): Preset {
  return withDayjs({
    props: { defaultValue: DATE },
    hide: ['autoFocus', 'timezone', ...hide],
  });
}

function toolbar(picker: string): Preset {
  return withDayjs({ around: inSlot(picker, 'toolbar'), hide: ['titleId'] });
}

const datePicker = picker('Delivery date', ['fixedWeekNumber']);

const dateTimePicker = picker('Start', ['fixedWeekNumber']);

const timePicker = picker('Pickup time');

const presets: Presets = {
  DateCalendar: view('view', 'focusedView', 'fixedWeekNumber'),
  DateField: field('Delivery date'),
  DatePicker: datePicker,
  DatePickerToolbar: toolbar('StaticDatePicker'),
  DateTimeField: field('Start'),
  DateTimePicker: dateTimePicker,
  DateTimePickerTabs: withDayjs({ around: inSlot('StaticDateTimePicker', 'tabs') }),
  DateTimePickerToolbar: toolbar('StaticDateTimePicker'),
  DayCalendarSkeleton: { width: 360 },
  DesktopDatePicker: datePicker,
  DesktopDateTimePicker: dateTimePicker,
  DesktopTimePicker: timePicker,
  DigitalClock: view('view', 'focusedView', 'timeStep'),
  MobileDatePicker: datePicker,
  MobileDateTimePicker: dateTimePicker,
  MobileTimePicker: timePicker,
  MonthCalendar: view(...only('7', 'gridLabelId', 'hasFocus')),
  MultiSectionDigitalClock: view('view', 'focusedView'),
  PickersActionBar: withDayjs({
    props: { actions: { code: "['clear', 'today']" } },
    around: inSlot('StaticDatePicker', 'actionBar'),
  }),
  PickersCalendarHeader: withDayjs({
    props: {
      currentMonth: DATE,
      minDate: { code: "dayjs('2026-01-01')" },
      maxDate: { code: "dayjs('2026-12-31')" },
      view: 'day',
      views: { code: "['year', 'day']" },
      timezone: 'default',
      onMonthChange: { code: '() => {}' },
    },
    hide: ['timezone'],
  }),
  [line.id === '7' ? 'PickersDay' : 'PickerDay']: withDayjs({
    props: { day: DATE, selected: true, onDaySelect: { code: '() => {}' } },
    hide: ['isAnimating'],
  }),
  PickersShortcuts: withDayjs({
    props: {
      items: {
        code: `[
          { label: 'First day', getValue: () => dayjs('2026-05-01') },
          { label: 'Last day', getValue: () => dayjs('2026-05-31') },
        ]`,
      },
    },
    around: inSlot('StaticDatePicker', 'shortcuts'),
  }),
  StaticDatePicker: view('view', 'fixedWeekNumber'),
  StaticDateTimePicker: view('view', 'fixedWeekNumber'),
  StaticTimePicker: view('view'),
  TimeClock: view('view', 'focusedView'),
  TimeField: field('Pickup time'),
  TimePicker: timePicker,
  TimePickerToolbar: toolbar('StaticTimePicker'),
  YearCalendar: view(...only('7', 'gridLabelId', 'hasFocus')),
};

export default presets;
