import { demoOptionFaults } from './demo-options';

it('accepts valid options', () => {
  for (const bg of ['plain', 'outlined', 'gradient', 'inline']) {
    expect(demoOptionFaults({ bg, height: 320, maxWidth: 1 })).toEqual([]);
  }
  expect(demoOptionFaults({})).toEqual([]);
  expect(demoOptionFaults({ hideToolbar: true })).toEqual([]);
  expect(demoOptionFaults({ hideEditButton: true, defaultOpen: true })).toEqual([]);
  expect(demoOptionFaults({ defaultOpen: false })).toEqual([]);
});

const PIXELS = 'Expected a whole number of pixels in braces, such as {320}.';
const PRESENT = 'Expected no value; omit the option to turn it off.';
const BACKGROUNDS = 'Expected "plain", "outlined", "gradient" or "inline".';

it.each([
  [{ bg: 'white' }, `"bg" is "white". ${BACKGROUNDS}`],
  [{ bg: true }, `"bg" is true. ${BACKGROUNDS}`],
  [{ height: '320' }, `"height" is "320". ${PIXELS}`],
  [{ height: 0 }, `"height" is 0. ${PIXELS}`],
  [{ height: -1 }, `"height" is -1. ${PIXELS}`],
  [{ maxWidth: 1.5 }, `"maxWidth" is 1.5. ${PIXELS}`],
  [{ hideToolbar: 'true' }, `"hideToolbar" is "true". ${PRESENT}`],
  [{ hideToolbar: false }, `"hideToolbar" is false. ${PRESENT}`],
  [{ hideEditButton: false }, `"hideEditButton" is false. ${PRESENT}`],
  [{ defaultOpen: 1 }, '"defaultOpen" is 1. Expected true or false.'],
  [{ hieght: 320 }, 'The demo has the unknown option "hieght". Did you mean "height"?'],
])('reports the error in %j', (options, fault) => {
  expect(demoOptionFaults(options)).toEqual([fault]);
});

it.each([
  [{ frameOnly: true }, '"frameOnly" needs the height of the frame. Add height={400}.'],
  [
    { frameOnly: true, height: 400, framed: true },
    '"frameOnly" frames the demo already. Remove "framed" or "frameOnly".',
  ],
  [
    { frameOnly: true, height: 400, maxWidth: 300 },
    'A frame has a width that the reader sets. Remove "maxWidth" or "frameOnly".',
  ],
])('reports the contradiction in %j', (options, fault) => {
  expect(demoOptionFaults(options)).toEqual([fault]);
});

it.each([true, false])('reports a hidden toolbar with defaultOpen={%s}', (open) => {
  expect(demoOptionFaults({ hideToolbar: true, defaultOpen: open })).toEqual([
    '"hideToolbar" leaves no source to open. Remove "defaultOpen" or "hideToolbar".',
  ]);
});

it('reports a hidden toolbar with hidden buttons', () => {
  expect(demoOptionFaults({ hideToolbar: true, hideEditButton: true })).toEqual([
    '"hideToolbar" leaves no buttons to hide. Remove "hideEditButton" or "hideToolbar".',
  ]);
});

it('reports every error', () => {
  expect(
    demoOptionFaults({ bg: 'x', color: 'y', hideToolbar: true, defaultOpen: true }),
  ).toHaveLength(3);
});

it('rejects properties that every object has', () => {
  expect(demoOptionFaults({ constructor: true })).toEqual([
    'The demo has the unknown option "constructor". Known options: bg, height, maxWidth, hideToolbar, hideEditButton, defaultOpen, noLiveEdit, framed, frameOnly.',
  ]);
});
