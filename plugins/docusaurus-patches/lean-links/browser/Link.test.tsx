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

jest.mock('@docusaurus/core/lib/client/exports/Link.js', () => ({
  __esModule: true,
  default: ({ to, href = to }: { to?: string; href?: string }) => <a href={href}>Original</a>,
}));
jest.mock('./load-ahead', () => ({
  watchLink: (link: Element) => {
    mockWatched.add(link);
    return () => mockWatched.delete(link);
  },
}));
jest.mock('@docusaurus/router', () => ({ useHistory: () => history }));
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
  () => ({ useBaseUrlUtils: () => ({ withBaseUrl: (path: string) => `/base${path}` }) }),
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

it.each([
  ['another site', { href: 'https://example.com/' }],
  ['a heading of the page', { href: '#part' }],
  ['a relative address', { to: 'next' }],
  ["another host's path", { to: '//example.com' }],
  ['another window', { to: '/page/', target: '_blank' }],
  ['the navbar', { to: '/page/', isNavLink: true }],
  ['nothing', {}],
])("leaves a link to %s to Docusaurus's", (_case, props) => {
  render(<Link {...props} />);
  expect(screen.getByText('Original')).toBeInTheDocument();
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
