/** @jest-environment ./src/testing/jsdom-environment.ts */
import '@testing-library/jest-dom';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import TemplatePage from './TemplatePage';

// Docusaurus generates these modules while bundling.
jest.mock('@docusaurus/Link', () => jest.requireActual('@site/src/testing/docusaurus-link'), {
  virtual: true,
});
jest.mock('@docusaurus/useBaseUrl', () => (url: string) => `/base/${url.replace(/^\//, '')}`, {
  virtual: true,
});
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
jest.mock('@theme/Heading', () => jest.requireActual('@site/src/testing/theme-heading'), {
  virtual: true,
});
const mockDownload = jest.fn();
jest.mock('./download', () => ({ downloadProject: mockDownload }));

const FILES = [
  { path: 'package.json', text: '{}', html: '{}' },
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
  const files = screen.getByRole('navigation', { name: 'Files' });
  expect(within(files).getByText('sign-in/')).toBeVisible();
  expect(within(files).getByRole('button', { current: true })).toHaveTextContent('SignIn.tsx');
  await userEvent.click(within(files).getByRole('button', { name: 'package.json' }));
  expect(screen.getByRole('region', { name: 'Code of package.json' })).toBeVisible();
});

it('says that loading failed, and tries again', async () => {
  request.mockResolvedValueOnce({ ok: false, status: 503, statusText: 'Unavailable' });
  renderPage();
  await userEvent.click(screen.getByRole('radio', { name: 'Code' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('navigation', { name: 'Files' })).toBeVisible();
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
