/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MarkdownTools } from './MarkdownTools';

jest.mock('@docusaurus/Link', () => jest.requireActual('@site/src/testing/docusaurus-link'), {
  virtual: true,
});

const answer = (status: number, text: string, type = 'text/markdown') => ({
  ...{ ok: status === 200, status, text: () => Promise.resolve(text) },
  headers: new Headers({ 'Content-Type': type }),
});

const request = jest.fn();

beforeEach(() => {
  request.mockReset();
  globalThis.fetch = request;
  render(<MarkdownTools permalink="/material-ui/react-button/" />);
});

const button = () => screen.getByRole('button');

it("links to the page's Markdown", () => {
  expect(screen.getByRole('link', { name: 'View as Markdown' })).toHaveAttribute(
    'href',
    expect.stringMatching(/\/material-ui\/react-button\.md$/),
  );
});

it('copies the Markdown, fetched once, and reports it', async () => {
  const user = userEvent.setup();
  request.mockResolvedValue(answer(200, '# Button'));
  expect(button()).toHaveTextContent('Copy page as Markdown');
  expect(request).not.toHaveBeenCalled();
  await user.hover(button());
  expect(request).toHaveBeenCalledWith('/material-ui/react-button.md');
  await user.click(button());
  expect(await screen.findByText('Copied')).toBeInTheDocument();
  expect(await navigator.clipboard.readText()).toBe('# Button');
  expect(request).toHaveBeenCalledTimes(1);
});

it.each([
  ['a missing file', answer(404, '')],
  ['a fallback page of the host', answer(200, '<html>', 'text/html; charset=utf-8')],
])('says that copying failed after %s, and asks again', async (_, response) => {
  const user = userEvent.setup();
  request.mockResolvedValue(response);
  await user.click(button());
  expect(await screen.findByText('Copy failed')).toBeInTheDocument();
  request.mockResolvedValue(answer(200, '# Button'));
  await user.click(button());
  expect(await screen.findByText('Copied')).toBeInTheDocument();
});
