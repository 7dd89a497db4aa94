/** @jest-environment ./test/unit/jsdom-environment.ts */
import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { ProgressivePage, Deferred } from './Deferred';

let isBrowser: boolean;
let history: { action: string; location: { hash: string } };

jest.mock('@docusaurus/useIsBrowser', () => ({ __esModule: true, default: () => isBrowser }), {
  virtual: true,
});
jest.mock('@docusaurus/router', () => ({ useHistory: () => history }));

beforeEach(() => {
  isBrowser = true;
  history = { action: 'PUSH', location: { hash: '' } };
});

function Page() {
  return (
    <ProgressivePage>
      <b>Title</b>
      <Deferred>
        <p>Rest</p>
      </Deferred>
    </ProgressivePage>
  );
}

afterEach(() => document.body.replaceChildren());

it('renders the first screen of a page that a link opened, and reserves space below it', () => {
  // The server renders only the first step.
  expect(renderToString(<Page />)).toBe('<b>Title</b><div class="placeholder"></div>');
});

it('then renders the rest', async () => {
  render(<Page />);
  expect(await screen.findByText('Rest')).toBeInTheDocument();
});

it.each([
  ['the page is opened at a heading', { action: 'PUSH', location: { hash: '#api' } }],
  ['the reader goes back', { action: 'POP', location: { hash: '' } }],
])('renders everything at once if %s', (_case, value) => {
  history = value;
  expect(renderToString(<Page />)).toContain('Rest');
});

it('renders everything on the server, and keeps it when the page hydrates', async () => {
  isBrowser = false;
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(<Page />);
  const rest = screen.getByText('Rest');
  await act(async () => {
    render(<Page />, { container, hydrate: true });
    await Promise.resolve();
  });
  expect(screen.getByText('Rest')).toBe(rest);
});
