/** @jest-environment ./test/unit/jsdom-environment.ts */
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { UpgradeData } from 'mui-upgrade-check';
import { CheckMyCode } from './CheckMyCode';
import { FakeWorker } from './testing/fake-worker';

jest.mock('@docusaurus/useBaseUrl', () => () => 'https://docs.example.com/', { virtual: true });
jest.mock('@site/src/page/code', () => ({
  CopyButton: ({ getText, ...attributes }: { getText: () => string | Promise<string> }) => (
    <button {...attributes} onClick={() => void Promise.resolve(getText()).then(copied)}>
      Copy
    </button>
  ),
}));
jest.mock('./create-worker', () => ({ createWorker: () => new FakeWorker() }));

const copied = jest.fn();

const RULE = {
  change: 'removed',
  version: '7.0.0',
  advice: 'Use `sx`.',
  link: '/up/#hidden',
} as const;
const RULES: UpgradeData = {
  ...{ from: '6.5.0', to: '7.3.2', exports: {}, themeNames: {}, labExports: {} },
  ...{ paths: {}, deepPaths: [], icons: {} },
  ...{
    moduleExports: {},
    hookResults: {},
    inputParams: {},
    collections: {},
    systemProps: [],
    systemProp: RULE,
  },
  classNames: { 'MuiA-b': RULE },
  deepImport: RULE,
  components: {
    Hidden: { package: '@mui/material', self: RULE, props: {}, slots: {}, classes: {} },
    Divider: {
      ...{ package: '@mui/material', slots: {}, classes: {} },
      props: { light: { ...RULE, codemod: 'deprecations/divider-props' } },
    },
  },
};
const CODE = "import Hidden from '@mui/material/Hidden';";

const request = jest.fn();

beforeEach(() => {
  FakeWorker.fails = false;
  FakeWorker.created = 0;
  request.mockReset().mockResolvedValue({ ok: true, json: () => Promise.resolve(RULES) });
  Object.assign(globalThis, { fetch: request });
  jest.spyOn(console, 'error').mockImplementation();
  const targets = ['7.3.2', '9.5.0'].map((to) => ({ to, rules: `/rules-${to}.json` }));
  render(<CheckMyCode data={{ versions: ['6.5.0', '7.3.2', '9.5.0'], targets }} />);
});

const code = () => screen.getByRole('textbox', { name: 'Code' });
const picker = () => screen.getByLabelText<HTMLInputElement>('Files');
const status = () => screen.getByRole('status');
const start = () => userEvent.click(screen.getByRole('button', { name: 'Check code' }));
const file = (name: string, text: string) => {
  const made = new File([text], name);
  // jsdom's files lack it.
  const bytes = () => Promise.resolve(new TextEncoder().encode(text).buffer);
  return Object.assign(made, { arrayBuffer: bytes });
};

it('lists what pasted code uses, by line, with advice and a link', async () => {
  await userEvent.click(code());
  await userEvent.paste(`const a = 1;\n${CODE}`);
  await start();
  await waitFor(() => expect(status()).toHaveTextContent('1 use of changed APIs in 1 file'));
  const result = screen.getByRole('region', { name: 'Pasted code.tsx' });
  expect(within(result).getByRole('listitem')).toHaveTextContent(
    `Line 2${CODE}Removed in 7.0.0 component HiddenUse sx. Details`,
  );
  expect(within(result).getByRole('link', { name: 'Details on Hidden' })).toHaveAttribute(
    'href',
    '/up/#hidden',
  );
  await userEvent.click(
    screen.getByRole('button', { name: 'Copy', description: 'Report as Markdown:' }),
  );
  await waitFor(() =>
    expect(copied).toHaveBeenCalledWith(
      expect.stringContaining('(https://docs.example.com/up/#hidden)'),
    ),
  );
});

it('checks an example', async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Check an example' }));
  await waitFor(() => expect(status()).toHaveTextContent(/in 1 file|no use/i));
  expect(code()).toHaveFocus();
  expect(code()).toHaveDisplayValue(/^import Grid from/);
});

it('fetches the rules of the chosen version to upgrade to', async () => {
  const select = screen.getByRole('combobox', { name: 'Upgrade to' });
  expect(select).toHaveDisplayValue('Version 7');
  await userEvent.selectOptions(select, 'Version 9');
  await userEvent.click(code());
  await userEvent.paste(CODE);
  await start();
  await waitFor(() => expect(status()).toHaveTextContent('1 use of changed APIs in 1 file'));
  expect(request.mock.calls.map(([url]) => String(url))).toEqual(['/rules-9.5.0.json']);
});

it('shows the code of a line once, above all that it uses', async () => {
  await userEvent.click(code());
  await userEvent.paste("import { Hidden, Hidden as Other, HiddenProps } from '@mui/material';");
  await start();
  await waitFor(() => expect(status()).toHaveTextContent('2 uses of changed APIs in 1 file'));
  const item = within(screen.getByRole('region', { name: 'Pasted code.tsx' })).getByRole(
    'listitem',
  );
  expect(within(item).getAllByText('Line 1')).toHaveLength(1);
  expect(within(item).getAllByRole('link')).toHaveLength(2);
});

it('loads nothing before a check, and nothing without code', async () => {
  expect(status()).toHaveTextContent('stays in this browser');
  await start();
  expect(status()).toHaveTextContent('Paste code or choose files first.');
  expect(request).not.toHaveBeenCalled();
  expect(FakeWorker.created).toBe(0);
});

it('checks chosen files, refuses others and goes on after a syntax error', async () => {
  await userEvent.upload(picker(), [
    file('a.tsx', `${CODE}\nconst = ;`),
    file('b.css', '.MuiA-b {}'),
    file('big.ts', 'a'.repeat(2_000_001)),
  ]);
  await waitFor(() => expect(status()).toHaveTextContent('2 uses of changed APIs in 2 files'));
  const first = screen.getByRole('region', { name: 'a.tsx' });
  expect(within(first).getByRole('heading', { name: 'Syntax errors' })).toBeVisible();
  expect(first).toHaveTextContent('Line 2const = ;Unexpected token');
  expect(screen.getByRole('region', { name: 'b.css' })).toHaveTextContent('class MuiA-b');
  expect(screen.getByRole('region', { name: 'big.ts' })).toHaveTextContent('the limit is 2 MB');

  await userEvent.click(screen.getByRole('button', { name: 'Remove files' }));
  expect(picker().files).toHaveLength(0);
  expect(picker()).toHaveFocus();
});

it('leaves out changes until the version of the code', async () => {
  await userEvent.click(code());
  await userEvent.paste(CODE);
  await userEvent.selectOptions(screen.getByLabelText('Written for Material UI'), 'Version 7');
  await start();
  await waitFor(() => expect(status()).toHaveTextContent('Nothing to change'));
});

it.each([
  ['the rules fail', () => request.mockRejectedValueOnce(new Error('offline'))],
  ['the worker fails', () => (FakeWorker.fails = true)],
])('keeps code and earlier results and offers a retry if %s', async (_case, fail) => {
  await userEvent.click(code());
  await userEvent.paste(CODE);
  await start();
  await waitFor(() => expect(status()).toHaveTextContent('1 use'));
  fail();
  await start();
  const retry = await screen.findByRole('button', { name: 'Try again' });
  expect(code()).toHaveValue(CODE);
  expect(screen.getByRole('region', { name: 'Pasted code.tsx' })).toBeVisible();
  FakeWorker.fails = false;
  await userEvent.click(retry);
  await waitFor(() => expect(status()).toHaveTextContent('1 use'));
});

const DIVIDER = "import { Divider } from '@mui/material';\n<Divider light />;";
const region = (name: string) => screen.getByRole('region', { name });
const inFolder = (path: string, text: string) =>
  Object.defineProperty(file(path.split('/').at(-1)!, text), 'webkitRelativePath', { value: path });
const folderInput = () => screen.getByLabelText<HTMLInputElement>('Folder');

it('shows the line before and after, and rewrites one finding', async () => {
  await userEvent.click(code());
  await userEvent.paste(`${DIVIDER}\n<Divider light />;\n${CODE}`);
  await start();
  await waitFor(() => expect(status()).toHaveTextContent('3 uses'));
  const pasted = within(region('Pasted code.tsx'));
  const diff = pasted.getByRole('group', { name: 'Line 2, before and after' });
  expect(diff.querySelector('del')).toHaveTextContent('<Divider light />;');
  expect(diff.querySelector('ins')).toHaveTextContent('<Divider sx={{ opacity: 0.6 }} />;');
  expect(pasted.getAllByText('deprecations/divider-props')).toHaveLength(2);

  await userEvent.click(pasted.getByRole('button', { name: 'Fix Divider.light in line 3' }));
  await waitFor(() =>
    expect(status()).toHaveTextContent('1 use rewritten in 1 file. 2 uses left.'),
  );
  expect(pasted.queryByRole('button', { name: 'Fix Divider.light in line 3' })).toBeNull();
  await userEvent.click(pasted.getByRole('button', { name: 'Fix Divider.light in line 2' }));
  await waitFor(() => expect(status()).toHaveTextContent('1 use left.'));
  // What the reader has to do stays listed, and focus doesn't leave the file.
  expect(pasted.getByRole('link', { name: 'Details on Hidden' })).toBeVisible();
  expect(pasted.getByText('Pasted code.tsx').closest('summary')).toHaveFocus();
  await userEvent.click(screen.getByRole('button', { name: 'Copy', description: 'Patch:' }));
  await waitFor(() =>
    expect(copied).toHaveBeenCalledWith(
      expect.stringMatching(/^-<Divider light \/>;\n-<Divider light \/>;\n\+<Divider sx/m),
    ),
  );
});

it('checks a folder: rules with counts first, files folded, others left out', async () => {
  await userEvent.upload(folderInput(), [
    ...Array.from({ length: 6 }, (_file, index) => inFolder(`app/src/${index}.tsx`, DIVIDER)),
    inFolder('app/src/7.tsx', CODE),
    inFolder('app/node_modules/a/index.js', CODE),
    inFolder('app/readme.md', ''),
  ]);
  await waitFor(() => expect(status()).toHaveTextContent('7 uses of changed APIs in 7 files'));
  const rules = within(region('Rules')).getAllByRole('listitem');
  expect(rules[0]).toHaveTextContent('6 uses in 6 filesRemoved in 7.0.0 prop Divider.light');
  expect(rules[0]).toHaveTextContent('Codemod: deprecations/divider-props');
  expect(rules[1]).toHaveTextContent('1 use in 1 file, 1 by hand');
  expect(screen.getByText('1 file of other kinds left out')).toBeVisible();
  expect(screen.getByText('Folder: app')).toBeVisible();
  expect(within(region('app/src/0.tsx')).queryByRole('listitem')).toBeNull();

  const fixRule = screen.getByRole('button', { name: 'Fix 6 uses of Divider.light' });
  await userEvent.click(fixRule);
  await waitFor(() =>
    expect(status()).toHaveTextContent('6 uses rewritten in 6 files. 1 use left.'),
  );
  expect(region('Result')).toHaveFocus();
  const saved = jest.fn();
  Object.assign(URL, { createObjectURL: saved.mockReturnValue('blob:1'), revokeObjectURL() {} });
  const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation();
  await userEvent.click(screen.getByRole('button', { name: 'Download 6 files as ZIP' }));
  await waitFor(() => expect(click).toHaveBeenCalled());
  expect(saved.mock.calls[0]).toMatchObject([{ type: 'application/zip' }]);
});

it('rewrites all of a file, and all', async () => {
  await userEvent.upload(folderInput(), [
    inFolder('app/a.tsx', `${DIVIDER}\n<Divider light />;`),
    inFolder('app/b.tsx', DIVIDER),
  ]);
  await waitFor(() => expect(status()).toHaveTextContent('3 uses'));
  expect(within(region('Rules')).getByRole('listitem')).toHaveTextContent('3 uses in 2 files');
  await userEvent.click(screen.getByRole('button', { name: 'Fix 2 uses in app/a.tsx' }));
  await waitFor(() =>
    expect(status()).toHaveTextContent('2 uses rewritten in 1 file. 1 use left.'),
  );
  await userEvent.click(screen.getByRole('button', { name: 'Fix all 1' }));
  await waitFor(() => expect(status()).toHaveTextContent('Nothing is left.'));
});

it.each([
  ['a folder without code', [inFolder('app/a.png', '')], 'No JavaScript, TypeScript or styles'],
  ['a broken archive', [file('a.zip', 'PK')], "1 file wasn't checked."],
])('says what to do about %s', async (_name, files, message) => {
  await userEvent.upload(files[0]!.name === 'a.zip' ? picker() : folderInput(), files);
  await waitFor(() => expect(status()).toHaveTextContent(message));
  if (files[0]!.name === 'a.zip') {
    expect(region('a.zip')).toHaveTextContent('Create or download it again');
  }
});

it('cancels a check and keeps what was checked', async () => {
  let release = () => {};
  const slow = Object.assign(file('slow.tsx', CODE), {
    arrayBuffer: () => new Promise((resolve) => (release = () => resolve(new ArrayBuffer(0)))),
  });
  await userEvent.upload(picker(), [file('a.tsx', CODE), slow, file('b.tsx', CODE)]);
  await waitFor(() => expect(status()).toHaveTextContent(/Loading|Checking/));
  await waitFor(() => expect(FakeWorker.created).toBe(1));
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(screen.getByRole('button', { name: 'Check code' })).toHaveFocus();
  release();
  await waitFor(() => expect(status()).toHaveTextContent('Cancelled. 1 use'));
});

it('cancels a check that is still loading', async () => {
  request.mockReturnValueOnce(new Promise(() => {}));
  await userEvent.click(code());
  await userEvent.paste(CODE);
  await start();
  await waitFor(() => expect(request).toHaveBeenCalled());
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(status()).toHaveTextContent('Cancelled.'));
});
