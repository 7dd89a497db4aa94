/** @reads-pages */
import fs from 'node:fs';
import path from 'node:path';
import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import * as Joy from '@mui/joy';
import Masonry from '@mui/lab/Masonry';
import * as Material from '@mui/material';
import { BarChart, BarPlot } from '@mui/x-charts/BarChart';
import { ChartsContainer } from '@mui/x-charts/ChartsContainer';
import { LinePlot } from '@mui/x-charts/LineChart';
import { PieChart } from '@mui/x-charts/PieChart';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { load } from 'cheerio';
import dayjs from 'dayjs';
import { ROOT } from './testing';

const JOY = 'docs-joy/components';
const MATERIAL = 'docs-material';
const CHARTS = 'docs-x/charts';

const NO_TYPE = 'button:not([type], [disabled])';

const Wrapper = () => <Material.Input defaultValue="Text" />;
const bars = { height: 200, series: [{ data: [3, 5] }], xAxis: [{ data: ['a', 'b'] }] };
const composed = {
  width: 300,
  height: 200,
  series: [
    { type: 'bar' as const, data: [3, 5] },
    { type: 'line' as const, data: [2, 1] },
  ],
  xAxis: [{ data: ['a', 'b'], scaleType: 'band' as const }],
};
const day = dayjs('2026-05-15');

/** A page, what it states, an element, and what its HTML from a server must match. */
const STATEMENTS: [page: string, statement: string, element: ReactElement, selector: string][] = [
  // Joy UI sets what depends on the rendered element after mounting.
  ...[
    <Joy.Button disabled>Save</Joy.Button>,
    <Joy.IconButton disabled>x</Joy.IconButton>,
    <Joy.ChipDelete disabled />,
    <Joy.Chip disabled onClick={() => {}} />,
    <Joy.Select disabled />,
  ].map((element): [string, string, ReactElement, string] => [
    `${JOY}/button/button.mdx`,
    'A button gets its `type` and `disabled` when it mounts, so the HTML from a server contains neither.',
    element,
    NO_TYPE,
  ]),
  [
    `${JOY}/button/button.mdx`,
    'Set `type="button"` to get it in the HTML too, and `slotProps={{ root: { disabled: true } }}`',
    <Joy.Button type="button" disabled slotProps={{ root: { disabled: true } }} />,
    'button[type="button"][disabled]',
  ],
  [
    `${JOY}/toggle-button-group/toggle-button-group.mdx`,
    'set `type="button"` on each button. Otherwise, it [submits the form]',
    <Joy.ToggleButtonGroup value="list">
      <Joy.Button value="list">List</Joy.Button>
      <Joy.IconButton type="button" value="grid" />
    </Joy.ToggleButtonGroup>,
    `${NO_TYPE} + button[type="button"]`,
  ],
  [
    `${JOY}/chip/chip.mdx`,
    'set its `type="button"`. Otherwise, it [submits the form]',
    <Joy.ChipDelete type="button" />,
    'button[type="button"]',
  ],
  [
    `${JOY}/chip/chip.mdx`,
    "In a form, set `type: 'button'` there too.",
    <Joy.Chip onClick={() => {}} slotProps={{ action: { type: 'button' } }} />,
    'button[type="button"]',
  ],
  [
    `${JOY}/select/select.mdx`,
    "set `slotProps={{ button: { type: 'button' } }}` too.",
    <Joy.Select slotProps={{ button: { type: 'button' } }} />,
    'button[type="button"]',
  ],
  [
    `${JOY}/select/select.mdx`,
    'the HTML from a server contains only the placeholder.',
    <Joy.Select defaultValue="new" placeholder="Status">
      <Joy.Option value="new">New</Joy.Option>
    </Joy.Select>,
    'body:contains("Status"):not(:contains("New"))',
  ],
  [
    `${JOY}/list/list.mdx`,
    'It gets the role `button` and a place in the tab order when it mounts',
    <Joy.ListItemButton />,
    'div:not([role], [tabindex])',
  ],
  [
    `${JOY}/autocomplete/autocomplete.mdx`,
    'the HTML from a server contains an empty field.',
    <Joy.Autocomplete defaultValue="Lisbon" options={['Lisbon']} />,
    'body:has(input[value=""]):not(:contains("Lisbon"))',
  ],
  [
    `${JOY}/autocomplete/autocomplete.mdx`,
    'With `multiple`, the selected options are in the HTML.',
    <Joy.Autocomplete multiple defaultValue={['Lisbon']} options={['Lisbon']} />,
    'body:contains("Lisbon")',
  ],
  [
    `${JOY}/tabs/tabs.mdx`,
    "so the server can't mark it as selected.",
    <Joy.Tabs defaultValue={0}>
      <Joy.TabList>
        <Joy.Tab>One</Joy.Tab>
      </Joy.TabList>
    </Joy.Tabs>,
    '[role="tab"][aria-selected="false"]',
  ],
  [
    `${JOY}/tabs/tabs.mdx`,
    'The style depends on `aria-selected`, which the server renders too.',
    <Joy.Tabs defaultValue={0}>
      <Joy.TabList>
        <Joy.Tab value={0}>One</Joy.Tab>
      </Joy.TabList>
    </Joy.Tabs>,
    '[role="tab"][aria-selected="true"]',
  ],
  [
    `${JOY}/textarea/textarea.mdx`,
    'The server renders `minRows`',
    <Joy.Textarea minRows={3} />,
    'textarea[rows="3"]',
  ],
  [
    `${JOY}/drawer/drawer.mdx`,
    "so it isn't in the HTML from a server.",
    <Joy.Drawer open>Filters</Joy.Drawer>,
    'body:empty',
  ],
  [
    `${JOY}/modal/modal.mdx`,
    "so the HTML from a server doesn't contain the modal.",
    <Joy.Modal open>
      <p>Text</p>
    </Joy.Modal>,
    'body:empty',
  ],
  [
    `${JOY}/modal/modal.mdx`,
    'With `disablePortal`, an open modal is rendered where you use it, and on the server too.',
    <Joy.Modal open disablePortal>
      <p>Text</p>
    </Joy.Modal>,
    'body:contains("Text")',
  ],
  [
    `${MATERIAL}/components/button/button.mdx`,
    'The native `type` is `button`',
    <Material.Button disabled>Save</Material.Button>,
    'button[type="button"][disabled]',
  ],
  [
    `${MATERIAL}/components/portal/portal.mdx`,
    'it renders nothing for a portal',
    <Material.Portal>Text</Material.Portal>,
    'body:empty',
  ],
  [
    `${MATERIAL}/components/no-ssr/no-ssr.mdx`,
    'The server renders the `fallback`',
    <Material.NoSsr fallback="Loading">Text</Material.NoSsr>,
    'body:contains("Loading"):not(:contains("Text"))',
  ],
  [
    `${MATERIAL}/components/transitions/transitions.mdx`,
    'the content of Fade, Grow and Zoom is then transparent or scaled to 0',
    <Material.Fade in>
      <div>
        <Material.Zoom in>
          <p>Text</p>
        </Material.Zoom>
      </div>
    </Material.Fade>,
    'div[style*="opacity:0"] > p[style*="scale(0)"]',
  ],
  [
    `${MATERIAL}/components/textarea-autosize/textarea-autosize.mdx`,
    'The server renders the same number of rows',
    <Material.TextareaAutosize minRows={3} />,
    'textarea[rows="3"]',
  ],
  [
    `${MATERIAL}/components/text-field/text-field.mdx`,
    "`minRows` isn't in the HTML from a server, but `rows` is.",
    <div>
      <Material.TextField multiline minRows={3} />
      <Material.TextField multiline rows={4} />
    </div>,
    'div:not(:has([rows="3"])):has([rows="4"])',
  ],
  [
    `${MATERIAL}/components/masonry/masonry.mdx`,
    'In its HTML, all items are in one narrow column',
    <Masonry columns={2}>
      <p>One</p>
      <p>Two</p>
    </Masonry>,
    'div:not(:has([data-class="line-break"]))',
  ],
  [
    `${MATERIAL}/guides/composition/composition.mdx`,
    'On the server and in the first render, the label overlaps a value or a start adornment.',
    <Material.FormControl>
      <Material.InputLabel>Name</Material.InputLabel>
      <Wrapper />
    </Material.FormControl>,
    'label[data-shrink="false"]',
  ],
  [
    `${MATERIAL}/guides/content-security-policy.mdx`,
    "the width of a `Slider`'s track, the progress of `LinearProgress`",
    <div>
      <Material.Slider defaultValue={30} />
      <Material.LinearProgress variant="determinate" value={30} />
    </div>,
    ':has([style*="width:30%"]):has([style*="translateX(-70%)"])',
  ],
  [
    `${CHARTS}/charts.mdx`,
    'in the HTML from a server, it consists of the legend and an empty area of this height.',
    <BarChart {...bars} />,
    'svg:empty',
  ],
  [
    `${CHARTS}/charts.mdx`,
    'Bars and slices start their animation at zero; `skipAnimation` draws them at once.',
    <BarChart {...bars} width={300} />,
    'svg:has(.MuiChartsAxis-root):has(rect[height="0"])',
  ],
  [
    `${CHARTS}/composition/composition.mdx`,
    'Bars and slices start their [animation](../animation/animation.mdx#server-rendering) at zero',
    <ChartsContainer {...composed}>
      <BarPlot />
      <LinePlot />
    </ChartsContainer>,
    'svg:has(rect[height="0"]):has(path[d])',
  ],
  [
    `${CHARTS}/composition/composition.mdx`,
    'so add `skipAnimation` to draw the complete chart.',
    <ChartsContainer {...composed} skipAnimation>
      <BarPlot />
    </ChartsContainer>,
    'svg:has(rect[fill]):not(:has([height="0"]))',
  ],
  [
    `${CHARTS}/animation/animation.mdx`,
    'bars without height, and slices without an angle',
    <PieChart width={300} height={200} series={[{ data: [{ value: 3 }, { value: 4 }] }]} />,
    'path[visibility="hidden"] + path[visibility="hidden"]',
  ],
  [
    'docs-x/date-pickers/base-concepts/base-concepts.mdx',
    'The server renders fields with their value, and visible calendars and clocks completely.',
    <LocalizationProvider dateAdapter={AdapterDayjs}>
      <DatePicker defaultValue={day} />
      <DateCalendar defaultValue={day} />
    </LocalizationProvider>,
    'body:has(input[value="05/15/2026"]):has([role="gridcell"]:contains("31"))',
  ],
];

describe('what pages state about the HTML from a server', () => {
  // In tests, charts skip their animations.
  beforeEach(() => jest.replaceProperty(process.env, 'NODE_ENV', 'production'));
  afterEach(() => jest.restoreAllMocks());

  test.each(STATEMENTS)('%s: %s', (page, statement, element, selector) => {
    const text = fs.readFileSync(path.join(ROOT, page), 'utf8');
    expect(text.includes(statement) || `not in ${page}`).toBe(true);
    const $ = load(renderToStaticMarkup(element));
    $('style').remove();
    expect($(selector).length > 0 || $('body').html()).toBe(true);
  });
});
