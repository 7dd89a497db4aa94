/** @jest-environment ./test/unit/jsdom-environment.ts */
import { createEvent, fireEvent, render, screen } from '@testing-library/react';
import { createRef } from 'react';
import Link from './Link';

const history = {
  location: { pathname: '/here/', search: '', hash: '' },
  push: jest.fn(),
  replace: jest.fn(),
};
const loader = { preload: jest.fn() };
const mockWatched = new Set<Element>();
Object.assign(window, { docusaurus: loader });

jest.mock('./load-ahead', () => ({
  watchLink: (link: Element) => {
    mockWatched.add(link);
    return () => mockWatched.delete(link);
  },
}));
jest.mock('@docusaurus/router', () => ({ useHistory: () => history }));
jest.mock(
  '@docusaurus/isInternalUrl',
  () => jest.requireActual('@docusaurus/core/lib/client/exports/isInternalUrl.js'),
  { virtual: true },
);
jest.mock(
  '@docusaurus/useDocusaurusContext',
  () => ({
    __esModule: true,
    default: () => ({ siteConfig: { baseUrl: '/', trailingSlash: true } }),
  }),
  { virtual: true },
);
jest.mock(
  '@docusaurus/useBaseUrl',
  () => ({
    useBaseUrlUtils: () => ({
      withBaseUrl: (path: string) => (path.startsWith('//') ? path : `/base${path}`),
    }),
  }),
  { virtual: true },
);

beforeEach(() => jest.clearAllMocks());

function click(init: MouseEventInit = {}): boolean {
  const link = screen.getByRole('link');
  const event = createEvent.click(link, { button: 0, ...init });
  // jsdom can't navigate.
  window.addEventListener('click', (last) => last.preventDefault(), { once: true });
  let prevented = false;
  document.body.addEventListener('click', () => (prevented = event.defaultPrevented), {
    once: true,
  });
  fireEvent(link, event);
  return prevented;
}

it('links to a page below the base URL, with a trailing slash, its attributes and its ref', () => {
  const ref = createRef<HTMLAnchorElement>();
  render(<Link to="/page" className="c" aria-current="page" data-noBrokenLinkCheck ref={ref} />);
  expect(ref.current?.outerHTML).toBe('<a class="c" aria-current="page" href="/base/page/"></a>');
});

it('keeps an address that is complete', () => {
  render(<Link href="/page/#part" autoAddBaseUrl={false} />);
  expect(screen.getByRole('link')).toHaveAttribute('href', '/page/#part');
});

it('resolves a relative address', () => {
  history.location.pathname = '/base/folder/page/';
  render(<Link to="../next?a=b#part" />);
  expect(screen.getByRole('link')).toHaveAttribute('href', '/base/folder/next/?a=b#part');
  click();
  expect(history.push.mock.calls).toEqual([['/base/folder/next/?a=b#part']]);
  history.location.pathname = '/here/';
});

const NEW_TAB = 'target="_blank" rel="noopener noreferrer"';

it.each([
  ['another site', { href: 'https://example.com/a' }, `href="https://example.com/a" ${NEW_TAB}`],
  ["another host's path", { to: '//example.com' }, `href="//example.com" ${NEW_TAB}`],
  ['an e-mail address', { href: 'mailto:a@example.com' }, `href="mailto:a@example.com" ${NEW_TAB}`],
  ['a file of this site', { to: 'pathname:///a.md' }, `href="/base/a.md" ${NEW_TAB}`],
  [
    'a file of this site, in this window',
    { to: 'pathname:///a.md', target: '_self' },
    'href="/base/a.md" target="_self" rel="noopener noreferrer"',
  ],
  ['a heading of the page', { href: '#part' }, 'href="#part"'],
  ['another window', { to: '/page', target: '_blank' }, 'href="/base/page/" target="_blank"'],
  ['nothing', {}, ''],
])('leaves a link to %s to the browser', (_case, props, attributes) => {
  const { container } = render(<Link {...props} className="c" />);
  expect(container.innerHTML).toBe(`<a ${attributes}${attributes && ' '}class="c"></a>`);
  const link = container.querySelector('a')!;
  fireEvent.mouseEnter(link);
  expect(loader.preload).not.toHaveBeenCalled();
  expect(mockWatched.size).toBe(0);
  // jsdom can't navigate.
  let isPrevented = true;
  window.addEventListener(
    'click',
    (event) => {
      isPrevented = event.defaultPrevented;
      event.preventDefault();
    },
    { once: true },
  );
  fireEvent.click(link);
  expect(isPrevented).toBe(false);
  expect(history.push).not.toHaveBeenCalled();
});

describe('a click', () => {
  it('opens the page', () => {
    const onClick = jest.fn();
    render(<Link to="/page/" onClick={onClick} />);
    expect(click()).toBe(true);
    expect(onClick).toHaveBeenCalledTimes(1);
    expect(history.push.mock.calls).toEqual([['/base/page/']]);
  });

  it('on a link to this address adds no entry to the history', () => {
    history.location.pathname = '/base/page/';
    render(<Link to="/page/" />);
    click();
    expect([history.push.mock.calls, history.replace.mock.calls]).toEqual([[], [['/base/page/']]]);
    history.location.pathname = '/here/';
  });

  it.each([
    { metaKey: true },
    { ctrlKey: true },
    { shiftKey: true },
    { altKey: true },
    { button: 1 },
  ])('with %p is left to the browser', (init) => {
    render(<Link to="/page/" />);
    expect(click(init)).toBe(false);
    expect(history.push).not.toHaveBeenCalled();
  });

  it('that its owner prevents does nothing', () => {
    render(<Link to="/page/" onClick={(event) => event.preventDefault()} />);
    click();
    expect(history.push).not.toHaveBeenCalled();
  });
});

it.each(['mouseEnter', 'touchStart'] as const)('loads its page on %s', (type) => {
  render(<Link to="/page/?a=b#part" />);
  fireEvent[type](screen.getByRole('link'));
  expect(loader.preload.mock.calls).toEqual([['/base/page/']]);
});

it('loads its page when the focus rests on it, not when it passes', () => {
  jest.useFakeTimers();
  render(<Link to="/page/" />);
  const link = screen.getByRole('link');
  link.focus();
  link.blur();
  jest.runAllTimers();
  expect(loader.preload).not.toHaveBeenCalled();
  link.focus();
  jest.runAllTimers();
  expect(loader.preload.mock.calls).toEqual([['/base/page/']]);
  jest.useRealTimers();
});

it('is watched while it is on the page', () => {
  const { unmount } = render(<Link to="/page/" />);
  expect([...mockWatched]).toEqual([screen.getByRole('link')]);
  unmount();
  expect(mockWatched.size).toBe(0);
});
