/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { setCodeVariant } from '@site/src/settings';
import { FakeIntersectionObserver } from '@site/src/testing/intersection';
import { mockSystemMode } from '@site/src/testing/system-mode';
import { encodeState } from '../link-state/codec';
import type { DemoProps, IslandModule } from '../types';
import { Demo } from './Demo';

const collectAnchor = jest.fn();
const mockLocation = { hash: '' };

// Docusaurus makes these modules up while it bundles.
jest.mock('@docusaurus/useBaseUrl', () => (url: string) => `/base${url}`, { virtual: true });
jest.mock('@docusaurus/useBrokenLinks', () => () => ({ collectAnchor }), { virtual: true });

jest.mock(
  '@docusaurus/router',
  () => ({ useLocation: () => mockLocation, useHistory: () => ({}) }),
  { virtual: true },
);

Object.assign(globalThis, {
  __SERVER__: false,
  __LIBRARY_STYLESHEETS__: { material: '/theme-material.css', joy: '/theme-joy.css' },
  IntersectionObserver: FakeIntersectionObserver,
});
mockSystemMode();

const MODULE: IslandModule = {
  Scope: ({ children }) => children,
  Demo: () => <i>running</i>,
  preview: '<span class="tt">&lt;Button</span> /&gt;',
  imports: { packages: [], modules: [] },
};

const fetchMock = jest.fn();
Object.assign(globalThis, { fetch: fetchMock });

function answerWith(text: string) {
  return async () => ({ ok: true, text: async () => `<pre><code>${text}</code></pre>` });
}

let serial = 0;

/** Each demo has an address of its own, since sources are fetched once. */
async function renderDemo(props: Partial<DemoProps> = {}) {
  serial += 1;
  const source = `demos/button/Basic${serial}`;
  const view = render(
    <Demo
      name="BasicButtons"
      scope="joy"
      source={source}
      facts={{ lines: 3, heights: [120, 80] }}
      load={async () => MODULE}
      server={null}
      {...props}
    />,
  );
  await settle();
  return { ...view, url: `/base/${source}` };
}

const button = (name: string) => screen.getByRole('button', { name });
const settle = () => act(() => new Promise((resolve) => setTimeout(resolve, 20)));

beforeEach(() => {
  act(() => setCodeVariant('TS'));
  fetchMock.mockReset().mockImplementation(answerWith('whole source'));
});

it('is an anchor of its own, known to the check of links', async () => {
  const { container } = await renderDemo();
  expect(container.querySelector('#BasicButtons')).toBeInTheDocument();
  for (const anchor of ['BasicButtons', 'BasicButtons.tsx', 'BasicButtons.js']) {
    expect(collectAnchor).toHaveBeenCalledWith(anchor);
  }
});

it('reserves the measured room', async () => {
  await renderDemo({ maxWidth: 400, height: 300 });
  const style = document.querySelector<HTMLElement>('[data-demo="BasicButtons"]')!.style;
  expect(style.getPropertyValue('--demo-height-0')).toBe('120px');
  expect(style.getPropertyValue('--demo-height-1')).toBe('80px');
});

it("fetches its library's theme after a client-side navigation, then fills preview and demo", async () => {
  const { container } = await renderDemo();
  act(() => {
    FakeIntersectionObserver.report(container.querySelector('[data-demo]')!, true);
  });
  await settle();
  // jsdom loads no stylesheet, and a demo waits for its library's.
  const theme = document.querySelector('link[data-demo-theme="joy"]')!;
  expect(theme).toHaveAttribute('href', '/theme-joy.css');
  expect(screen.queryByText('running')).not.toBeInTheDocument();
  theme.dispatchEvent(new Event('load'));
  await settle();
  expect(container.querySelector('pre code')).toHaveTextContent('<Button />');
  expect(screen.getByText('running')).toBeInTheDocument();
});

it('expands its code in the chosen language, and collapses it', async () => {
  const { url } = await renderDemo();
  const toggle = button('Expand code');
  expect(toggle).toHaveAttribute('aria-expanded', 'false');
  expect(fetchMock).not.toHaveBeenCalled();
  await userEvent.click(toggle);
  expect(screen.getByText('whole source')).toBeInTheDocument();
  expect(fetchMock.mock.calls).toEqual([[`${url}.tsx.html`]]);
  expect(toggle).toHaveAttribute('aria-expanded', 'true');
  expect(document.getElementById(toggle.getAttribute('aria-controls')!)).toContainElement(
    screen.getByText('whole source'),
  );
  await userEvent.click(button('Collapse code'));
  expect(screen.queryByText('whole source')).toBeNull();
});

it('shows the other language when the reader asks for it', async () => {
  const { url } = await renderDemo({ defaultOpen: true });
  expect(button('Show TypeScript source')).toHaveAttribute('aria-pressed', 'true');
  await userEvent.click(button('Show JavaScript source'));
  expect(button('Show JavaScript source')).toHaveAttribute('aria-pressed', 'true');
  expect(button('Show TypeScript source')).toHaveAttribute('aria-pressed', 'false');
  expect(fetchMock.mock.calls).toEqual([[`${url}.tsx.html`], [`${url}.js.html`]]);
});

it('copies the whole source', async () => {
  const user = userEvent.setup();
  await renderDemo();
  await user.click(button('Copy'));
  await expect(navigator.clipboard.readText()).resolves.toBe('whole source');
  expect(button('Copied')).toBeInTheDocument();
});

it('has tabs for the modules beside it, walked by arrows, and copies what is shown', async () => {
  const user = userEvent.setup();
  fetchMock.mockImplementation((url: string) => answerWith(`text of ${url}`)());
  const facts = { lines: 3, heights: null, modules: ['rows.ts', 'cell.tsx'] };
  await renderDemo({ facts });
  expect(screen.queryByRole('tablist')).toBeNull();
  await user.click(button('Expand code'));
  const tabs = screen.getByRole('tablist', { name: 'Files of demo BasicButtons' });
  expect(
    within(tabs)
      .getAllByRole('tab')
      .map((tab) => tab.textContent),
  ).toEqual(['BasicButtons.tsx', 'rows.ts', 'cell.tsx']);
  await user.click(screen.getByRole('tab', { name: 'rows.ts' }));
  const rows = 'text of /base/demos/button/rows.ts.html';
  expect(await screen.findByText(rows)).toBeVisible();
  expect(screen.getByRole('tabpanel', { name: 'rows.ts' })).toBeVisible();
  await user.click(button('Copy'));
  await expect(navigator.clipboard.readText()).resolves.toBe(rows);

  await user.click(button('Show JavaScript source'));
  expect(screen.getByRole('tab', { name: 'rows.js' })).toHaveAttribute('aria-selected', 'true');
  act(() => screen.getByRole('tab', { name: 'rows.js' }).focus());
  await user.keyboard('{ArrowRight}');
  expect(screen.getByRole('tab', { name: 'cell.jsx' })).toHaveFocus();
  await user.keyboard('{Home}');
  expect(screen.getByRole('tab', { name: 'BasicButtons.js' })).toHaveAttribute(
    'aria-selected',
    'true',
  );
});

it('says when the source cannot be loaded, and tries again', async () => {
  fetchMock.mockImplementationOnce(async () => ({ ok: false, status: 500, statusText: 'Oops' }));
  await renderDemo();
  await userEvent.click(button('Expand code'));
  expect(screen.getByRole('alert')).toHaveTextContent(
    'The source of BasicButtons.tsx could not be loaded.',
  );
  await userEvent.click(button('Try again'));
  expect(screen.getByText('whole source')).toBeInTheDocument();
  expect(screen.queryByRole('alert')).toBeNull();
});

it.each([
  ['none is short enough', { facts: { lines: 0, heights: null } }],
  ['the writer closed it', { defaultOpen: false }],
])('has no preview where %s', async (_case, props) => {
  const { container } = await renderDemo(props);
  expect(container.querySelector('pre')).toBeNull();
  expect(button('Show code')).toBeInTheDocument();
});

it('is the demo alone without its toolbar', async () => {
  const { container } = await renderDemo({ hideToolbar: true });
  expect(screen.queryByRole('toolbar')).toBeNull();
  expect(container.querySelector('pre')).toBeNull();
  expect(container.querySelector('[data-demo="BasicButtons"]')).toBeInTheDocument();
});

it('leaves out the editors where the writer hides them', async () => {
  await renderDemo({ hideEditButton: true });
  expect(button('Copy')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /^Open in/ })).toBeNull();
});

describe('the toolbar', () => {
  const stops = () => screen.getAllByRole('button').filter(({ tabIndex }) => tabIndex === 0);

  beforeEach(() => {
    // jsdom lays nothing out.
    HTMLElement.prototype.getClientRects = () => [{}] as unknown as DOMRectList;
  });

  it('is one tab stop, the first control, and again once it is left', async () => {
    await renderDemo();
    expect(screen.getByRole('toolbar', { name: 'Controls of demo BasicButtons' })).toBeVisible();
    expect(stops()).toEqual([button('Expand code')]);
    await userEvent.tab();
    expect(button('Expand code')).toHaveFocus();
    await userEvent.keyboard('{End}');
    expect(button('More')).toHaveFocus();
    expect(stops()).toEqual([button('More')]);
    act(() => button('More').blur());
    expect(stops()).toEqual([button('Expand code')]);
  });

  it('is walked by arrows, mirrored where the page runs from right to left', async () => {
    await renderDemo();
    act(() => button('Expand code').focus());
    await userEvent.keyboard('{ArrowRight}');
    expect(button('Show TypeScript source')).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
    expect(button('More')).toHaveFocus();
    await userEvent.keyboard('{Home}');
    screen.getByRole('toolbar').style.direction = 'rtl';
    await userEvent.keyboard('{ArrowLeft}');
    expect(button('Show TypeScript source')).toHaveFocus();
  });

  it('resets the focus to the start of the demo', async () => {
    await renderDemo();
    await userEvent.click(button('Reset focus'));
    expect(screen.getByRole('group', { name: 'Demo BasicButtons' })).toHaveFocus();
  });
});

describe('the menu at the end of the toolbar', () => {
  const item = (name: string) => screen.getByRole('menuitem', { name });
  const SOURCE = 'demos/docs-material/components/button/BasicButtons';

  async function openMenu() {
    const user = userEvent.setup();
    await renderDemo({ source: SOURCE });
    await user.click(button('More'));
    await screen.findByRole('menu', { name: 'More' });
    return user;
  }

  it('leads to the source and to a form for an issue', async () => {
    await openMenu();
    expect(item('View the source in the repository')).toHaveAttribute(
      'href',
      expect.stringMatching(
        /\/blob\/main\/docs-material\/components\/button\/demos\/BasicButtons\.tsx$/,
      ),
    );
    const issue = new URL((item('Report an issue') as HTMLAnchorElement).href);
    expect(issue.searchParams.get('title')).toBe('[BasicButtons] ');
    expect(issue.searchParams.get('body')).toContain('Page: http://localhost/#BasicButtons\n');
  });

  it.each([
    ['Copy link to JavaScript source', /^http:\/\/localhost\/#BasicButtons\.js$/],
    ['Copy link to TypeScript source', /^http:\/\/localhost\/#BasicButtons\.tsx$/],
    ['Copy link to this state', /^http:\/\/localhost\/#BasicButtons\.tsx\?s=[\w+$-]+$/],
  ])('has "%s", and says that it is copied', async (name, expected) => {
    const user = await openMenu();
    await user.click(item(name));
    expect(screen.queryByRole('menu')).toBeNull();
    expect(button('More')).toHaveFocus();
    expect(await screen.findByText('The link has been copied.')).toBeVisible();
    await expect(navigator.clipboard.readText()).resolves.toMatch(expected);
  });

  it('is walked by arrows and left by Escape', async () => {
    const user = await openMenu();
    expect(item('View the source in the repository')).toHaveFocus();
    await user.keyboard('{ArrowUp}');
    expect(item('Report an issue')).toHaveFocus();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('menu')).toBeNull();
    expect(button('More')).toHaveFocus();
  });
});

describe('an address that leads to the demo', () => {
  const scrollIntoView = jest.fn();

  beforeEach(() => {
    scrollIntoView.mockClear();
    Element.prototype.scrollIntoView = scrollIntoView;
  });

  afterEach(() => {
    mockLocation.hash = '';
  });

  it('scrolls to it and opens its code', async () => {
    mockLocation.hash = '#BasicButtons.tsx';
    await renderDemo();
    expect(await screen.findByText('whole source')).toBeVisible();
    expect(scrollIntoView).toHaveBeenCalledTimes(1);
  });

  it('leaves every other demo alone', async () => {
    mockLocation.hash = '#OtherButtons.tsx';
    await renderDemo();
    expect(button('Expand code')).toBeVisible();
    expect(scrollIntoView).not.toHaveBeenCalled();
  });

  it('shows the code that it carries, and runs none of it', async () => {
    const code = 'export default function Changed() { document.title = "ran"; }';
    mockLocation.hash = `#BasicButtons.tsx?s=${encodeState({ code, variant: 'TS' })}`;
    await renderDemo();
    expect(await screen.findByText(code)).toBeVisible();
    await settle();
    expect(document.title).not.toBe('ran');
    await userEvent.click(button('Discard'));
    expect(screen.queryByText(code)).toBeNull();
  });

  it('says when what it carries is of no use', async () => {
    mockLocation.hash = '#BasicButtons.tsx?s=nonsense';
    await renderDemo();
    expect(await screen.findByRole('alert')).toHaveTextContent('damaged or too long');
  });
});
