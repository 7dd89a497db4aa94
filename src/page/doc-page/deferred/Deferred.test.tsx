/** @jest-environment ./test/unit/jsdom-environment.ts */
import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { keepPlace } from '@site/src/foundation/browser/reading-place';
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

it('renders everything at once and scrolls at the place of another version', async () => {
  const scrollBy = jest.fn();
  Object.assign(window, { scrollBy });
  document.body.innerHTML = '<main><h2 id="part"></h2></main>';
  const heading = document.getElementById('part')!;
  heading.getClientRects = () => [{}] as unknown as DOMRectList;
  window.history.replaceState(null, '', '/v7/');
  keepPlace({ currentTarget: Object.assign(document.createElement('a'), { href: '/v6/' }) });
  window.history.replaceState(null, '', '/v6/');
  heading.getBoundingClientRect = () => ({ top: 700 }) as DOMRect;
  expect(renderToString(<Page />)).toContain('Rest');
  render(<Page />);
  await act(async () => {});
  expect(scrollBy).toHaveBeenCalledWith({ top: 700, behavior: 'instant' });
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
