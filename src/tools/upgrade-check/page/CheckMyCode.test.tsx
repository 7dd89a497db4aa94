/** @jest-environment ./test/unit/jsdom-environment.ts */
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { checkFile } from '../core';
import type { UpgradeData } from '../types';
import { CheckMyCode } from './CheckMyCode';
import type { CheckRequest } from './messages';

jest.mock('@docusaurus/useBaseUrl', () => () => 'https://docs.example.com/', { virtual: true });
jest.mock('@site/src/page/code', () => ({
  CopyButton: ({ getText }: { getText: () => string }) => (
    <button onClick={() => copied(getText())}>Copy</button>
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
  ...{ paths: {}, deepPaths: [] },
  ...{ moduleExports: {}, hookResults: {}, collections: {}, systemProps: [], systemProp: RULE },
  classNames: { 'MuiA-b': RULE },
  deepImport: RULE,
  components: {
    Hidden: { package: '@mui/material', self: RULE, props: {}, slots: {}, classes: {} },
  },
};
const CODE = "import Hidden from '@mui/material/Hidden';";

/** Runs the check in the page's thread. */
class FakeWorker extends EventTarget {
  static fails = false;
  static created = 0;
  terminate = jest.fn();

  constructor() {
    super();
    FakeWorker.created += 1;
  }

  postMessage({ rules, sources, from }: CheckRequest) {
    queueMicrotask(() => {
      if (FakeWorker.fails) {
        this.dispatchEvent(new ErrorEvent('error'));
        return;
      }
      for (const source of sources) {
        const data = checkFile(source, rules, from);
        this.dispatchEvent(new MessageEvent('message', { data }));
      }
    });
  }
}

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
  return Object.assign(made, { text: () => Promise.resolve(text) });
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
  await userEvent.click(screen.getByRole('button', { name: 'Copy' }));
  expect(copied).toHaveBeenCalledWith(
    expect.stringContaining('(https://docs.example.com/up/#hidden)'),
  );
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
