/** @jest-environment ./test/unit/jsdom-environment.ts */
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import TemplatePage from './TemplatePage';

// Docusaurus generates these modules while bundling.
jest.mock(
  '@docusaurus/useBaseUrl',
  () =>
    (url: string, { absolute = false } = {}) =>
      `${absolute ? 'https://docs.example.com' : ''}/base/${url.replace(/^\//, '')}`,
  { virtual: true },
);
jest.mock('@docusaurus/Head', () => () => null, { virtual: true });
jest.mock('@docusaurus/theme-common', () => ({ PageMetadata: () => null }), { virtual: true });
jest.mock(
  '@theme/Layout/Provider',
  () =>
    ({ children }: { children: ReactNode }) =>
      children,
  {
    virtual: true,
  },
);
const mockDownload = jest.fn();
jest.mock('./download', () => ({ downloadProject: mockDownload }));

const FILES = [
  { path: 'package.json', text: '{}', html: '{}' },
  { path: 'src/shared-theme/AppTheme.tsx', text: 'export const B = 2;', html: 'B' },
  { path: 'src/sign-in/SignIn.tsx', text: 'export const A = 1;', html: '<b>export</b> const A' },
];
const request = jest.fn();
let serial = 0;

function renderPage() {
  serial += 1;
  return render(
    <TemplatePage
      template={{
        name: 'sign-in',
        title: 'Sign in',
        description: 'A form.',
        xPackages: [],
        openFile: 'src/sign-in/SignIn.tsx',
        // Each test loads a file of its own, because loaded files are kept.
        source: `assets/templates/sign-in.${serial}.json`,
      }}
    />,
  );
}

const item = (name: string) => screen.getByRole('treeitem', { name });
const labels = () => screen.getAllByRole('treeitem').map(({ textContent }) => textContent);
const preview = () => screen.queryByTitle('Preview of the template Sign in');

beforeEach(() => {
  request.mockReset().mockResolvedValue({ ok: true, json: async () => FILES });
  mockDownload.mockReset();
  Object.assign(globalThis, { fetch: request });
});

it('previews the template in the chosen width', async () => {
  renderPage();
  expect(preview()).toHaveAttribute(
    'src',
    '/base/material-ui/getting-started/templates/sign-in/preview/',
  );
  expect(preview()).toHaveStyle({ inlineSize: '100%' });
  await userEvent.click(screen.getByRole('radio', { name: 'Phone' }));
  expect(preview()).toHaveStyle({ inlineSize: '390px' });
  expect(request).not.toHaveBeenCalled();
});

it('shows the source code, and keeps the preview', async () => {
  renderPage();
  const frame = preview();
  await userEvent.click(screen.getByRole('radio', { name: 'Code' }));
  const code = await screen.findByRole('region', { name: 'Code of src/sign-in/SignIn.tsx' });
  expect(code).toHaveTextContent('export const A');
  expect(frame).not.toBeVisible();
  expect(preview()).toBe(frame);
  expect(item('SignIn.tsx')).toHaveAttribute('aria-selected', 'true');
  await userEvent.click(item('package.json'));
  expect(screen.getByRole('region', { name: 'Code of package.json' })).toBeVisible();
  expect(item('SignIn.tsx')).toHaveAttribute('aria-selected', 'false');
});

it('shows the folders as a tree, in which only those around the shown file are open', async () => {
  renderPage();
  await userEvent.click(screen.getByRole('radio', { name: 'Code' }));
  expect(await screen.findByRole('tree', { name: 'Files' })).toBeVisible();
  expect(labels()).toEqual(['src', 'shared-theme', 'sign-in', 'SignIn.tsx', 'package.json']);
  expect(item('sign-in')).toHaveAttribute('aria-expanded', 'true');
  expect(item('shared-theme')).toHaveAttribute('aria-expanded', 'false');
  expect(item('SignIn.tsx')).not.toHaveAttribute('aria-expanded');
  expect(item('SignIn.tsx')).toHaveAttribute('aria-level', '3');
  await userEvent.click(item('shared-theme'));
  expect(item('AppTheme.tsx')).toBeVisible();
  await userEvent.click(item('src'));
  expect(labels()).toEqual(['src', 'package.json']);
});

it('is operated with the keyboard', async () => {
  renderPage();
  await userEvent.click(screen.getByRole('radio', { name: 'Code' }));
  await screen.findByRole('tree');
  // One stop for the Tab key.
  expect(screen.getAllByRole('treeitem').filter(({ tabIndex }) => tabIndex === 0)).toEqual([
    item('SignIn.tsx'),
  ]);
  act(() => item('SignIn.tsx').focus());
  await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
  expect(item('sign-in')).toHaveFocus();
  expect(item('sign-in')).toHaveAttribute('aria-expanded', 'false');
  await userEvent.keyboard('{ArrowUp}{ArrowRight}{ArrowRight}');
  expect(item('AppTheme.tsx')).toHaveFocus();
  expect(screen.getByRole('region', { name: 'Code of src/sign-in/SignIn.tsx' })).toBeVisible();
  await userEvent.keyboard('{Enter}');
  expect(
    screen.getByRole('region', { name: 'Code of src/shared-theme/AppTheme.tsx' }),
  ).toBeVisible();
});

it('shows a command for the site on which it is read, and copies it', async () => {
  const user = userEvent.setup();
  renderPage();
  const command = `curl -fsSL ${window.location.origin}/base/material-ui/getting-started/templates/sign-in.tar.gz | tar -xzf -`;
  expect(screen.getByRole('group', { name: /^Command/ })).toHaveTextContent(command);
  await user.click(within(screen.getByRole('banner')).getByRole('button', { name: 'Copy' }));
  expect(await navigator.clipboard.readText()).toBe(command);
});

it('says that loading failed, and tries again', async () => {
  request.mockResolvedValueOnce({ ok: false, status: 503, statusText: 'Unavailable' });
  renderPage();
  await userEvent.click(screen.getByRole('radio', { name: 'Code' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('tree', { name: 'Files' })).toBeVisible();
});

it('downloads the project', async () => {
  renderPage();
  await userEvent.click(screen.getByRole('button', { name: 'Download project' }));
  await waitFor(() => expect(mockDownload.mock.calls).toEqual([['sign-in', FILES]]));
});

it('reports a download that fails', async () => {
  const complaints = jest.spyOn(console, 'error').mockImplementation(() => {});
  request.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  renderPage();
  await userEvent.click(screen.getByRole('button', { name: 'Download project' }));
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(/could not be loaded/));
  expect(complaints).toHaveBeenCalledTimes(1);
  complaints.mockRestore();
});

it('posts the project to an online editor', async () => {
  const submit = jest.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(function submit(
    this: HTMLFormElement,
  ) {
    const fields = Object.fromEntries(new FormData(this)) as Record<string, string>;
    expect(this.action).toBe('https://stackblitz.com/run?file=src%2Fsign-in%2FSignIn.tsx');
    expect(fields['project[files][package.json]']).toBe('{}');
  });
  jest.spyOn(window, 'open').mockReturnValue(null);
  renderPage();
  await userEvent.click(screen.getByRole('button', { name: 'Open in StackBlitz' }));
  await waitFor(() => expect(submit).toHaveBeenCalledTimes(1));
});
