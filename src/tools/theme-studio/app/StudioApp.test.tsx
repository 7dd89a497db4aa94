/** @jest-environment ./test/unit/jsdom-environment.ts */
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { parseTheme } from 'mui-theme-kit/schema';
import type { BasicTheme } from 'mui-theme-kit/theme';
import { PRESETS } from '../presets';
import { themeFromHash, themeToHash } from '../theme-link';
import { StudioApp } from './StudioApp';

const mockSave = jest.fn<Promise<void>, [BasicTheme]>();
const mockSwitch = jest.fn<void, [boolean]>();
const mockRemove = jest.fn<void, []>();
let mockActive: { material: BasicTheme } | null = null;
jest.mock('@site/src/reader/reader-theme', () => ({
  ...jest.requireActual<object>('@site/src/reader/reader-theme'),
  removeReaderTheme: () => mockRemove(),
  saveReaderTheme: (theme: BasicTheme) => mockSave(theme),
  switchReaderTheme: (on: boolean) => mockSwitch(on),
  useReaderTheme: () => ({ active: mockActive, exists: false, refusal: null }),
}));

// Rendering a board takes a while; boards have their own tests.
const Board = () => null;
const studio = () => <StudioApp library="material" Board={Board} />;

const DRAFT = 'docs-theme-draft';
const GROVE = PRESETS.find(({ id }) => id === 'grove')!.theme;

const button = (name: string | RegExp) => screen.getByRole('button', { name });
const tab = (name: string) => userEvent.click(screen.getByRole('tab', { name }));
const keptParts = () => JSON.parse(localStorage.getItem('docs-theme-kept') ?? 'null') as unknown;
const exported = () => screen.getByRole('group', { name: 'Code of the theme' });
const draft = () => JSON.parse(localStorage.getItem(DRAFT) ?? 'null') as unknown;
const storeTheme = (json: string) => localStorage.setItem('docs-theme', json);
const notice = () => screen.getAllByRole('status')[0];

beforeEach(() => {
  localStorage.clear();
  window.history.replaceState(null, '', '/studio/');
  mockActive = null;
  mockSave.mockReset().mockResolvedValue();
  mockSwitch.mockReset();
  mockRemove.mockReset();
});

it('uses a preset, undoes and redoes it', async () => {
  render(studio());
  await userEvent.click(button(/^Grove/));
  expect(button(/^Grove/)).toHaveAttribute('aria-pressed', 'true');
  expect(draft()).toEqual(GROVE);
  fireEvent.keyDown(button(/^Grove/), { key: 'z', ctrlKey: true });
  expect(button(/^Grove/)).toHaveAttribute('aria-pressed', 'false');
  fireEvent.keyDown(button(/^Grove/), { key: 'Z', ctrlKey: true, shiftKey: true });
  expect(button(/^Grove/)).toHaveAttribute('aria-pressed', 'true');
  await userEvent.click(button('Reset'));
  expect(draft()).toEqual({});
  await userEvent.click(button('Undo'));
  expect(draft()).toEqual(GROVE);
});

it('shows the theme beside another one, which stays as it is', async () => {
  const worn = ({ theme }: { theme: BasicTheme }) => <p>{JSON.stringify(theme)}</p>;
  render(<StudioApp library="material" Board={worn} />);
  expect(screen.queryByRole('group', { name: 'Preview of Grove' })).toBeNull();
  await userEvent.selectOptions(screen.getByLabelText('Compare with'), 'Grove');
  await userEvent.click(button(/^Harbor/));
  const other = screen.getByRole('group', { name: 'Preview of Grove' });
  expect(other).toHaveTextContent(JSON.stringify(GROVE));
  expect(screen.getByRole('group', { name: 'Preview' })).not.toHaveTextContent('{}');
  await userEvent.selectOptions(screen.getByLabelText('Compare with'), 'Nothing');
  expect(other).not.toBeInTheDocument();
});

it('changes a color, says what is wrong with another one, and shows the contrast', async () => {
  render(studio());
  await tab('Colors');
  const group = within(screen.getByRole('group', { name: 'Primary' }));
  const main = group.getByRole('textbox', { name: 'Main' });
  await userEvent.clear(main);
  await userEvent.type(main, '#777777');
  expect(draft()).toEqual({
    colorSchemes: { light: { palette: { primary: { main: '#777777' } } } },
  });
  expect(group.getByText(/on paper 4\.4:1|on paper 4\.5:1/)).toHaveTextContent('too low');
  await userEvent.type(main, 'x');
  expect(main).toBeInvalid();
  expect(group.getByRole('alert')).toHaveTextContent('must be a color');
  expect(draft()).toMatchObject({
    colorSchemes: { light: { palette: { primary: { main: '#777777' } } } },
  });
  await userEvent.click(group.getByRole('button', { name: 'Use default of Primary, main' }));
  expect(group.getByRole('textbox', { name: 'Main' })).toHaveValue('#1976d2');
  expect(draft()).toEqual({});
});

it('changes fonts, headings, corners and default props', async () => {
  render(studio());
  await tab('Type');
  const font = screen.getByRole('combobox', { name: 'Font' });
  await userEvent.clear(font);
  await userEvent.type(font, 'Georgia');
  fireEvent.change(screen.getByRole('slider', { name: 'Heading 2, size' }), {
    target: { value: '3' },
  });
  await tab('Shape');
  fireEvent.change(screen.getByRole('slider', { name: 'Corner radius' }), {
    target: { value: '12' },
  });
  await tab('Components');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Button size' }), 'large');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Tooltip arrow' }), 'Yes');
  const theme = {
    typography: { fontFamily: 'Georgia', h2: { fontSize: '3rem' } },
    shape: { borderRadius: 12 },
    components: {
      MuiButton: { defaultProps: { size: 'large' } },
      MuiTooltip: { defaultProps: { arrow: true } },
    },
  };
  expect(draft()).toEqual(theme);
  expect(parseTheme(JSON.stringify(draft()))).toEqual(theme);
});

it('refuses a font that would end the styles of the theme, and shows how to write it', async () => {
  render(studio());
  await tab('Type');
  const font = screen.getByRole('combobox', { name: 'Font' });
  fireEvent.change(font, { target: { value: "O'Neil, Größe" } });
  expect(font).toBeInvalid();
  expect(screen.getByRole('alert')).toHaveTextContent('Write `"O\'Neil", Größe` instead.');
  expect(draft()).toBeNull();
  fireEvent.change(font, { target: { value: `"O'Neil", Größe` } });
  expect(font).toBeValid();
  expect(draft()).toEqual({ typography: { fontFamily: `"O'Neil", Größe` } });
});

it('moves between tabs with arrow keys', async () => {
  render(studio());
  screen.getByRole('tab', { name: 'Presets' }).focus();
  await userEvent.keyboard('{ArrowRight}');
  expect(screen.getByRole('tab', { name: 'Colors' })).toHaveFocus();
  expect(screen.getByRole('tabpanel', { name: 'Colors' })).toBeVisible();
  await userEvent.keyboard('{End}');
  expect(screen.getByRole('tab', { name: 'Components' })).toHaveAttribute('aria-selected', 'true');
});

it('reads pasted code, lists what is left out, and uses it on request', async () => {
  render(studio());
  await userEvent.click(button('Paste a theme'));
  const dialog = within(screen.getByRole('dialog', { name: 'Paste a theme' }));
  const code = dialog.getByRole('textbox', { name: 'Code of a theme' });
  fireEvent.change(code, { target: { value: 'createTheme({ spacing: })' } });
  await userEvent.click(dialog.getByRole('button', { name: 'Read' }));
  expect(await dialog.findByText('Line 1, column 24: Unexpected token.')).toBeVisible();
  const value = 'createTheme({\n spacing: 6,\n zIndex: { modal: 9 },\n shadows: load() })';
  fireEvent.change(code, { target: { value } });
  await userEvent.click(dialog.getByRole('button', { name: 'Read' }));
  expect(await dialog.findByText('One part isn’t in the theme:')).toBeVisible();
  expect(dialog.queryByText('Everything was read.')).toBeNull();
  const [lost, kept] = dialog.getAllByRole('listitem', { hidden: true });
  expect(lost).toHaveTextContent('Line 4, column 2 shadows load isn’t declared');
  expect(kept).toHaveTextContent('Line 3, column 12 zIndex.modal');
  expect(draft()).toBeNull();
  await userEvent.click(dialog.getByRole('button', { name: 'Use this theme' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(draft()).toEqual({ spacing: 6 });
  expect(keptParts()).toEqual({ scheme: 'light', material: { zIndex: { modal: 9 } } });
  await userEvent.click(button('Export'));
  expect(exported()).toHaveTextContent('zIndex: { modal: 9 }');
});

/** A file; the test environment's lacks `text`. */
function fileOf(name: string, text: string): File {
  const file = new File([text], name);
  file.text = () => Promise.resolve(text);
  return file;
}

/** Reads code in the dialog, and uses it. */
async function paste(code: string) {
  await userEvent.click(button('Paste a theme'));
  const dialog = within(screen.getByRole('dialog', { name: 'Paste a theme' }));
  fireEvent.change(dialog.getByRole('textbox'), { target: { value: code } });
  await userEvent.click(dialog.getByRole('button', { name: 'Read' }));
  await userEvent.click(await dialog.findByRole('button', { name: 'Use this theme' }));
}

it('shows a dark theme in the dark scheme, says so, and exports it as one', async () => {
  render(studio());
  expect(screen.getByRole('radio', { name: 'Light' })).toBeChecked();
  await paste("createTheme({ palette: { mode: 'dark' } })");
  expect(screen.getByRole('radio', { name: 'Dark' })).toBeChecked();
  expect(notice()).toHaveTextContent('The preview shows its color scheme: dark.');
  await userEvent.click(button('Export'));
  expect(exported()).toHaveTextContent("createTheme({ palette: { mode: 'dark' }, });");
  expect(screen.getByText(/^Save it as a module/)).toHaveTextContent(
    'it has one color scheme: dark.',
  );
});

it('lists several themes, and uses those that are selected for the schemes', async () => {
  render(studio());
  await userEvent.click(button('Paste a theme'));
  const dialog = within(screen.getByRole('dialog', { name: 'Paste a theme' }));
  const code = ['#111111', '#222222', '#333333']
    .map(
      (main, index) =>
        `const t${index} = createTheme({ palette: { primary: { main: '${main}' } } });`,
    )
    .join('\n');
  fireEvent.change(dialog.getByRole('textbox'), { target: { value: code } });
  await userEvent.click(dialog.getByRole('button', { name: 'Read' }));
  const found = within(await dialog.findByRole('group', { name: /^3 themes were found/ }));
  expect(found.getByRole('combobox', { name: 'Light' })).toHaveDisplayValue('t0, line 1');
  expect(found.getByRole('combobox', { name: 'Dark' })).toHaveDisplayValue('None');
  await userEvent.selectOptions(found.getByRole('combobox', { name: 'Dark' }), 't2, line 3');
  await waitFor(() =>
    expect(found.getByRole('combobox', { name: 'Dark' })).toHaveDisplayValue('t2, line 3'),
  );
  await userEvent.click(dialog.getByRole('button', { name: 'Use this theme' }));
  expect(draft()).toEqual({
    colorSchemes: {
      light: { palette: { primary: { main: '#111111' } } },
      dark: { palette: { primary: { main: '#333333' } } },
    },
  });
});

it('adds a second theme as the other scheme', async () => {
  render(studio());
  await paste("createTheme({ palette: { primary: { main: '#111111' } } })");
  await userEvent.click(button('Paste a theme'));
  const dialog = within(screen.getByRole('dialog', { name: 'Paste a theme' }));
  const value = "createTheme({ palette: { mode: 'dark', primary: { main: '#eeeeee' } } })";
  fireEvent.change(dialog.getByRole('textbox'), { target: { value } });
  await userEvent.click(dialog.getByRole('button', { name: 'Read' }));
  await userEvent.click(await dialog.findByRole('button', { name: 'Add as dark scheme' }));
  expect(draft()).toEqual({
    colorSchemes: {
      light: { palette: { primary: { main: '#111111' } } },
      dark: { palette: { primary: { main: '#eeeeee' } } },
    },
  });
});

it('exports what was kept until that value is changed, and undoes both', async () => {
  render(studio());
  await paste("createTheme({ shape: { borderRadius: '8px' }, zIndex: { modal: 9 } })");
  await tab('Shape');
  const radius = screen.getByRole('slider', { name: 'Corner radius' });
  expect(radius).toHaveValue('8');
  fireEvent.change(radius, { target: { value: '12' } });
  await userEvent.click(button('Export'));
  expect(exported()).toHaveTextContent('shape: { borderRadius: 12 }, zIndex: { modal: 9 }');
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  await userEvent.click(button('Undo'));
  await userEvent.click(button('Export'));
  expect(exported()).toHaveTextContent("shape: { borderRadius: '8px' }, zIndex: { modal: 9 }");
});

it('keeps parts that are only exported until the next visit, and not in links', async () => {
  const user = userEvent.setup();
  const view = render(studio());
  await paste('createTheme({ spacing: 6, zIndex: { modal: 9 } })');
  await user.click(button('Share'));
  expect(notice()).toHaveTextContent('Parts of your theme that are only exported aren’t in it.');
  expect(themeFromHash(new URL(await navigator.clipboard.readText()).hash)).toEqual({ spacing: 6 });
  view.unmount();
  render(studio());
  await userEvent.click(button('Export'));
  expect(exported()).toHaveTextContent('zIndex: { modal: 9 }');
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  await userEvent.click(button(/^Grove/));
  expect(keptParts()).toBeNull();
});

it('reads files, and names them in the list', async () => {
  render(studio());
  await userEvent.click(button('Paste a theme'));
  const dialog = within(screen.getByRole('dialog', { name: 'Paste a theme' }));
  const files = [
    fileOf(
      'theme.ts',
      "import { space } from './space'; createTheme({ spacing: space, shadows: a() });",
    ),
    fileOf('space.ts', 'export const space = 6;'),
    fileOf('README.md', 'Not code'),
  ];
  await userEvent.upload(dialog.getByLabelText('Files'), files, { applyAccept: false });
  expect(await dialog.findByRole('listitem')).toHaveTextContent(
    'theme.ts Line 1, column 64 shadows',
  );
  expect(dialog.getByText('2 files')).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: 'Use this theme' }));
  expect(draft()).toEqual({ spacing: 6 });
});

it('reads a dropped folder', async () => {
  render(studio());
  await userEvent.click(button('Paste a theme'));
  const dialog = screen.getByRole('dialog', { name: 'Paste a theme' });
  const file = (path: string, text: string) => ({
    fullPath: path,
    isDirectory: false,
    file: (resolve: (file: File) => void) => resolve(fileOf(path, text)),
  });
  const folder = (path: string, entries: object[]) => {
    const left = [entries, []];
    const readEntries = (resolve: (some: object[]) => void) => resolve(left.shift()!);
    return { fullPath: path, isDirectory: true, createReader: () => ({ readEntries }) };
  };
  const root = folder('/theme', [
    file(
      '/theme/index.ts',
      "import { space } from './tokens/space'; export default createTheme({ spacing: space });",
    ),
    folder('/theme/tokens', [file('/theme/tokens/space.ts', 'export const space = 6;')]),
    folder('/theme/node_modules', [file('/theme/node_modules/a.js', 'createTheme(}')]),
  ]);
  const items = [{ kind: 'file', webkitGetAsEntry: () => root }];
  fireEvent.drop(within(dialog).getByRole('textbox'), {
    dataTransfer: { types: ['Files'], items },
  });
  expect(await within(dialog).findByText('Everything was read.')).toBeVisible();
  await userEvent.click(within(dialog).getByRole('button', { name: 'Use this theme' }));
  expect(draft()).toEqual({ spacing: 6 });
});

it('exports TypeScript and JavaScript', async () => {
  render(studio());
  await userEvent.click(button(/^Grove/));
  await userEvent.click(button('Export'));
  const code = screen.getByRole('group', { name: 'Code of the theme' });
  expect(code).toHaveTextContent('themeCssVarsAugmentation');
  expect(code).toHaveTextContent("main: '#2c6042'");
  await userEvent.click(screen.getByRole('radio', { name: 'JavaScript' }));
  expect(code).not.toHaveTextContent('themeCssVarsAugmentation');
});

it('copies a link', async () => {
  const user = userEvent.setup();
  render(studio());
  await user.click(button(/^Grove/));
  await user.click(button('Share'));
  const { hash, pathname } = new URL(await navigator.clipboard.readText());
  expect(pathname).toBe('/studio/');
  expect(themeFromHash(hash)).toEqual(GROVE);
});

it('opens a link without replacing the stored theme', () => {
  mockActive = { material: { spacing: 4 } };
  storeTheme('{"spacing":4}');
  window.location.hash = themeToHash(GROVE)!;
  render(studio());
  expect(button(/^Grove/)).toHaveAttribute('aria-pressed', 'true');
  expect(notice()).toHaveTextContent('Opened from a link.');
  expect(screen.getByRole('switch', { name: 'Use on every demo' })).not.toBeChecked();
  expect(window.location.hash).toBe('');
  expect(mockSave).not.toHaveBeenCalled();
  expect(draft()).toBeNull();
});

it.each([
  ['a damaged link', () => (window.location.hash = '#theme=abc'), 'The link wasn’t opened.'],
  ['a damaged stored theme', () => storeTheme('{"spacing":'), 'couldn’t be opened.'],
])('explains %s', (_case, prepare, text) => {
  prepare();
  render(studio());
  expect(notice()).toHaveTextContent(text);
});

it('opens the valid parts of a stored theme', async () => {
  storeTheme(JSON.stringify({ ...GROVE, typography: { fontFamily: "O'Neil" }, spacing: 6 }));
  render(studio());
  expect(notice()).toHaveTextContent('A part of your stored theme was left out.');
  expect(notice()).toHaveTextContent('Write `"O\'Neil"` instead.');
  await tab('Shape');
  fireEvent.change(screen.getByRole('slider', { name: 'Spacing unit' }), {
    target: { value: '7' },
  });
  expect(draft()).toEqual({ ...GROVE, typography: {}, spacing: 7 });
});

it('uses the theme on every demo, follows changes, and stops', async () => {
  jest.useFakeTimers({ advanceTimers: true });
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  const view = render(studio());
  await user.click(screen.getByRole('switch', { name: 'Use on every demo' }));
  expect(mockSave).toHaveBeenLastCalledWith({});
  mockActive = { material: {} };
  view.rerender(studio());
  await user.click(button(/^Grove/));
  act(() => jest.advanceTimersByTime(300));
  expect(mockSave).toHaveBeenLastCalledWith(GROVE);
  expect(draft()).toBeNull();
  await user.click(screen.getByRole('switch', { name: 'Use on every demo' }));
  expect(mockSwitch).toHaveBeenCalledWith(false);
  jest.useRealTimers();
});

it('follows a switch elsewhere', () => {
  storeTheme(JSON.stringify(GROVE));
  mockActive = { material: GROVE };
  const view = render(studio());
  const use = screen.getByRole('switch', { name: 'Use on every demo' });
  expect(use).toBeChecked();
  mockActive = null;
  view.rerender(studio());
  expect(use).not.toBeChecked();
});

it('says that demos use the theme only once it is saved', async () => {
  let finish!: () => void;
  mockSave.mockReturnValue(new Promise((resolve) => (finish = resolve)));
  render(studio());
  await userEvent.click(screen.getByRole('switch', { name: 'Use on every demo' }));
  expect(notice()).toHaveTextContent('Applying the theme to all demos…');
  await act(async () => finish());
  expect(notice()).toHaveTextContent('Every demo of this site uses this theme.');
});

it('says that a theme could not be applied', async () => {
  mockSave.mockRejectedValue(new Error('The theme is too long.'));
  render(studio());
  await userEvent.click(screen.getByRole('switch', { name: 'Use on every demo' }));
  await waitFor(() => expect(notice()).toHaveTextContent('The theme is too long.'));
  expect(screen.getByRole('switch', { name: 'Use on every demo' })).not.toBeChecked();
});
