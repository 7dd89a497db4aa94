/** @jest-environment ./test/unit/jsdom-environment.ts */
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { docsColors } from '@site/src/reader/settings';
import { ColorPalettes } from './ColorPalettes';
import { ColorTool } from './ColorTool';
import { PaletteGenerator } from './PaletteGenerator';

const KEY = 'docs-colors';

afterEach(() => act(docsColors.reset));

function renderTool() {
  render(
    <ColorTool>
      <p>Components</p>
    </ColorTool>,
  );
  return within(screen.getByRole('group', { name: 'Primary' }));
}

const shades = () => screen.getByRole('list', { name: 'Primary: shades and contrast' });
const preview = () => screen.getByRole('group', { name: 'Preview' });
const field = (group: ReturnType<typeof within>) => group.getByRole('textbox', { name: 'Color' });
const click = (name: string) => userEvent.click(screen.getByRole('button', { name }));

/** Enters text as pasting does. */
function enter(input: HTMLElement, value: string) {
  fireEvent.change(input, { target: { value } });
}

it('selects a hue and a shade', async () => {
  const primary = renderTool();
  expect(primary.getByRole('radio', { name: 'blue' })).toBeChecked();
  await userEvent.click(primary.getByRole('radio', { name: 'deep purple' }));
  expect(field(primary)).toHaveValue('#512da8');
  fireEvent.change(primary.getByRole('slider', { name: 'Shade' }), { target: { value: '9' } });
  expect(field(primary)).toHaveValue('#311b92');
  expect(primary.getByRole('slider')).toHaveAttribute('aria-valuetext', '900');
});

it('shows shades, contrasts and the theme of an entered color', () => {
  const primary = renderTool();
  enter(field(primary), 'hsl(54, 100%, 62%)');
  expect(primary.getByRole('slider')).toHaveAttribute('aria-valuetext', 'custom');
  const [light, main, dark] = within(shades()).getAllByRole('listitem');
  expect(main).toHaveTextContent('Main #ffec3dBlack text');
  expect(main).toHaveTextContent(/13\.\d\d:1 AAA/);
  expect(light).toHaveTextContent('AAA');
  expect(dark).toHaveTextContent('Dark');
  expect(preview().style.getPropertyValue('--mui-palette-primary-main')).toBe('hsl(54, 100%, 62%)');
  expect(preview().style.getPropertyValue('--mui-palette-primary-mainChannel')).toBe('255 236 61');
  expect(screen.getByRole('group', { name: 'Theme with these colors' })).toHaveTextContent(
    "primary: { main: 'hsl(54, 100%, 62%)' }",
  );
});

it.each([
  ['#12345', 'Unsupported `#12345` color. The following formats are supported'],
  ['color(xyz 1 1 1)', 'Unsupported `xyz` color space'],
  ['', 'Unsupported `` color'],
])('explains what is wrong with "%s", and keeps the last color', (text, message) => {
  const primary = renderTool();
  enter(field(primary), text);
  expect(field(primary)).toBeInvalid();
  expect(field(primary)).toHaveAccessibleDescription(expect.stringContaining(message));
  expect(shades()).toHaveTextContent('Main #1976d2');
  enter(field(primary), '#004d40');
  expect(field(primary)).toBeValid();
  expect(shades()).toHaveTextContent('Main #004d40');
});

it('sets the colors of the site, keeps them, and resets them', async () => {
  const primary = renderTool();
  enter(field(primary), '#004d40');
  await click('Set docs colors');
  expect(localStorage.getItem(KEY)).toMatch(
    /^on\n.*--site-link:#004d40;.*--docs-palette-primary-main:#004d40.*\n.*--site-link:/,
  );
  expect(screen.getByText('This site uses your colors now.')).toBeVisible();
  await click('Reset docs colors');
  expect(localStorage.getItem(KEY)).toBeNull();
});

it('starts with the colors of the site', async () => {
  const primary = renderTool();
  enter(field(primary), 'rgb(0, 77, 64)');
  await click('Set docs colors');
  document.body.replaceChildren();
  expect(field(renderTool())).toHaveValue('#004d40');
});

it('generates the tokens and the theme of a main color', () => {
  render(<PaletteGenerator />);
  enter(screen.getByRole('textbox', { name: 'Main color' }), '#ed6c02');
  const code = screen.getByRole('group', { name: 'Theme with these colors' });
  expect(shades()).toHaveTextContent('Main #ed6c02White text 3.');
  expect(code).not.toHaveTextContent('contrastThreshold');
  const derived = screen.getByRole('group', { name: 'Derived colors' });
  expect(derived).toHaveTextContent('Luminance0.287');
  expect(derived).toHaveTextContent('Emphasized (lighter)rgb(239, 130, 39)');
  expect(derived).toHaveTextContent('Hovered text buttonrgba(237, 108, 2, 0.04)');
  fireEvent.change(screen.getByRole('slider', { name: 'Contrast threshold' }), {
    target: { value: '4.5' },
  });
  expect(shades()).toHaveTextContent('Main #ed6c02Black text');
  expect(code).toHaveTextContent("primary: { main: '#ed6c02' }, contrastThreshold: 4.5,");
});

it('copies a shade', async () => {
  userEvent.setup();
  render(<ColorPalettes />);
  await click('Copy deep purple 700 #512da8');
  expect(await screen.findByText('#512da8 copied')).toBeVisible();
  expect(await navigator.clipboard.readText()).toBe('#512da8');
});
