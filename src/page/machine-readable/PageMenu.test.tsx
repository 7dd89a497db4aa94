/** @jest-environment ./test/unit/jsdom-environment.ts */
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { PageMenu } from './PageMenu';

// Virtual modules of the Docusaurus bundle.
jest.mock(
  '@docusaurus/useBaseUrl',
  () => ({
    useBaseUrlUtils: () => ({
      withBaseUrl: mockWithBaseUrl,
    }),
  }),
  { virtual: true },
);

const mockWithBaseUrl = jest.fn((url: string) => `https://docs.example.com${url}`);

const answer = (status: number, text: string, type = 'text/markdown') => ({
  ...{ ok: status === 200, status, text: () => Promise.resolve(text) },
  headers: new Headers({ 'Content-Type': type }),
});

const request = jest.fn();

beforeEach(() => {
  request.mockReset();
  globalThis.fetch = request;
  document.body.replaceChildren();
});

const menu = <PageMenu permalink="/material-ui/react-button/" />;

/** Opens the menu and waits for the items that load on intent. */
async function open() {
  const user = userEvent.setup();
  const { container } = render(menu);
  await user.click(screen.getByText('Copy page'));
  const details = container.querySelector('details')!;
  return { user, details, copy: await screen.findByRole('button') };
}

it('links to the Markdown of the page before its code has loaded', () => {
  document.body.innerHTML = renderToString(menu);
  const links = [...document.querySelectorAll('a')];
  expect(links.map((link) => link.textContent)).toEqual(['View as Markdown']);
  expect(links[0]).toHaveAttribute(
    'href',
    expect.stringMatching(/\/material-ui\/react-button\.md$/),
  );
});

it('fetches the Markdown once, copies it, and confirms it', async () => {
  const { user, copy } = await open();
  request.mockResolvedValue(answer(200, '# Button'));
  expect(copy).toHaveTextContent('Copy page as Markdown');
  expect(request).not.toHaveBeenCalled();
  await user.hover(copy);
  expect(request).toHaveBeenCalledWith('/material-ui/react-button.md');
  await user.click(copy);
  expect(await screen.findByText('Copied')).toBeInTheDocument();
  expect(await navigator.clipboard.readText()).toBe('# Button');
  expect(request).toHaveBeenCalledTimes(1);
});

it.each([
  ['a missing file', answer(404, '')],
  ['an HTML fallback', answer(200, '<html>', 'text/html; charset=utf-8')],
])('reports that copying failed after %s, and fetches again', async (_, response) => {
  const { user, copy } = await open();
  request.mockResolvedValue(response);
  await user.click(copy);
  expect(await screen.findByText('Copy failed')).toBeInTheDocument();
  request.mockResolvedValue(answer(200, '# Button'));
  await user.click(copy);
  expect(await screen.findByText('Copied')).toBeInTheDocument();
});

it.each([
  ['ChatGPT', 'https://chatgpt.com'],
  ['Claude', 'https://claude.ai'],
])('opens the Markdown of the page in %s', async (assistant, origin) => {
  await open();
  const link = screen.getByRole<HTMLAnchorElement>('link', { name: `Open in ${assistant}` });
  const url = new URL(link.href);
  expect(url.origin).toBe(origin);
  expect(url.searchParams.get('q')).toBe(
    'Read https://docs.example.com/material-ui/react-button.md. I want to ask questions about it.',
  );
});

it('closes with Escape and returns focus', async () => {
  const { user, details, copy } = await open();
  details.open = true;
  copy.focus();
  await user.keyboard('{Escape}');
  expect(details.open).toBe(false);
  expect(screen.getByText('Copy page')).toHaveFocus();
});

it('keeps the link to the Markdown when the other items throw, and can be retried', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  mockWithBaseUrl.mockImplementation(() => {
    throw new Error('fault');
  });
  const user = userEvent.setup();
  render(menu);
  await user.click(screen.getByText('Copy page'));
  expect(await screen.findByRole('alert')).toHaveTextContent('An error occurred here.');
  expect(screen.getByRole('link', { name: 'View as Markdown' })).toBeVisible();
  mockWithBaseUrl.mockImplementation((url) => url);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(screen.getByRole('button', { name: 'Copy page as Markdown' })).toBeVisible();
  jest.restoreAllMocks();
});
