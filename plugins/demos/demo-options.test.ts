import { faultsOf } from './demo-options';

it('accepts valid options', () => {
  for (const bg of ['plain', 'outlined', 'gradient', 'inline']) {
    expect(faultsOf({ bg, height: 320, maxWidth: 1 })).toEqual([]);
  }
  expect(faultsOf({})).toEqual([]);
  expect(faultsOf({ hideToolbar: true })).toEqual([]);
  expect(faultsOf({ hideEditButton: true, defaultOpen: true })).toEqual([]);
  expect(faultsOf({ defaultOpen: false })).toEqual([]);
});

const PIXELS = 'expected a whole number of pixels in braces, such as {320}';
const PRESENT = 'expected no value; omit the option to turn it off';
const BACKGROUNDS = 'expected "plain", "outlined", "gradient" or "inline"';

it.each([
  [{ bg: 'white' }, `option "bg" is "white", ${BACKGROUNDS}`],
  [{ bg: true }, `option "bg" is true, ${BACKGROUNDS}`],
  [{ height: '320' }, `option "height" is "320", ${PIXELS}`],
  [{ height: 0 }, `option "height" is 0, ${PIXELS}`],
  [{ height: -1 }, `option "height" is -1, ${PIXELS}`],
  [{ maxWidth: 1.5 }, `option "maxWidth" is 1.5, ${PIXELS}`],
  [{ hideToolbar: 'true' }, `option "hideToolbar" is "true", ${PRESENT}`],
  [{ hideToolbar: false }, `option "hideToolbar" is false, ${PRESENT}`],
  [{ hideEditButton: false }, `option "hideEditButton" is false, ${PRESENT}`],
  [{ defaultOpen: 1 }, 'option "defaultOpen" is 1, expected true or false'],
  [
    { hieght: 320 },
    'unknown option "hieght" (known: bg, height, maxWidth, hideToolbar, hideEditButton, defaultOpen, noLiveEdit, framed, frameOnly)',
  ],
])('reports the error in %j', (options, fault) => {
  expect(faultsOf(options)).toEqual([fault]);
});

it.each([
  [{ frameOnly: true }, '"frameOnly" needs the height of the frame: add height={400}'],
  [
    { frameOnly: true, height: 400, framed: true },
    '"frameOnly" frames the demo already: remove "framed"',
  ],
  [
    { frameOnly: true, height: 400, maxWidth: 300 },
    'a frame has a width that the reader sets: remove "maxWidth" or "frameOnly"',
  ],
])('reports the contradiction in %j', (options, fault) => {
  expect(faultsOf(options)).toEqual([fault]);
});

it.each([true, false])('reports a hidden toolbar with defaultOpen={%s}', (open) => {
  expect(faultsOf({ hideToolbar: true, defaultOpen: open })).toEqual([
    '"hideToolbar" leaves no source to open: remove "defaultOpen" or "hideToolbar"',
  ]);
});

it('reports a hidden toolbar with hidden buttons', () => {
  expect(faultsOf({ hideToolbar: true, hideEditButton: true })).toEqual([
    '"hideToolbar" leaves no buttons to hide: remove "hideEditButton" or "hideToolbar"',
  ]);
});

it('reports every error', () => {
  expect(faultsOf({ bg: 'x', color: 'y', hideToolbar: true, defaultOpen: true })).toHaveLength(3);
});

it('rejects properties that every object has', () => {
  expect(faultsOf({ constructor: true })).toEqual([
    'unknown option "constructor" (known: bg, height, maxWidth, hideToolbar, hideEditButton, defaultOpen, noLiveEdit, framed, frameOnly)',
  ]);
});
