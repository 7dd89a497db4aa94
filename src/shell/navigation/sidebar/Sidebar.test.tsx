/** @jest-environment ./test/unit/jsdom-environment.ts */
import type { PropSidebarItem } from '@docusaurus/plugin-content-docs';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { productById } from '@site/src/foundation/products';
import { Sidebar } from './Sidebar';
import { sidebarStore } from './store';

jest.mock('../use-current-product', () => ({
  useCurrentProduct: () => productById('material-ui'),
}));
jest.mock('@docusaurus/plugin-content-docs/client', () => {
  const firstLink = (item?: PropSidebarItem): string | undefined =>
    item?.type === 'category' ? firstLink(item.items[0]) : item?.type === 'link' ? item.href : '';
  return {
    useActivePlugin: () => ({ pluginId: 'docs-material' }),
    isVisibleSidebarItem: () => true,
    findFirstSidebarItemLink: firstLink,
  };
});

function link(label: string, flags = {}): PropSidebarItem {
  const href = `/${label.toLowerCase()}/`;
  return { type: 'link', label, href, customProps: flags };
}

function category(label: string, items: PropSidebarItem[], collapsible = true): PropSidebarItem {
  const key = `/${label}`;
  return { type: 'category', label, items, collapsible, collapsed: collapsible, key };
}

const ITEMS = [
  category('Guides', [link('Usage'), link('Themes')]),
  category('Components', [
    category('Inputs', [link('Button'), link('Field', { beta: true })], false),
    category('Layout', [link('Grid', { plan: 'pro' })], false),
  ]),
  {
    type: 'link',
    label: 'Elsewhere',
    href: 'https://example.com/',
    customProps: { icon: 'blog', linkProps: { rel: 'sponsored' } },
  } as const,
];

function renderAt(activePath: string) {
  const sidebar = (path: string) => <Sidebar items={ITEMS} activePath={path} place="page" />;
  const { rerender, unmount } = render(sidebar(activePath));
  return { goTo: (path: string) => rerender(sidebar(path)), unmount };
}

const group = (name: string) => screen.getByRole('button', { name });
const pages = () => screen.queryAllByRole('link').map(({ textContent }) => textContent);

beforeEach(() => sidebarStore.getOpenGroups().forEach((open) => sidebarStore.setOpen(open, false)));

describe('Sidebar', () => {
  it('is labeled with the product and marks one link as current', () => {
    renderAt('/button/');
    const nav = screen.getByRole('navigation', { name: 'Material UI documentation' });
    expect(within(nav).getByRole('link', { current: 'page' })).toHaveTextContent('Button');
  });

  it('opens only the group of the current page', () => {
    renderAt('/button/');
    expect(group('Components')).toHaveAttribute('aria-expanded', 'true');
    expect(group('Guides')).toHaveAttribute('aria-expanded', 'false');
    expect(screen.queryByRole('link', { name: 'Usage' })).toBeNull();
  });

  it("renders subheaders that label their lists and aren't interactive", () => {
    renderAt('/button/');
    expect(screen.getByRole('list', { name: 'Inputs' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Inputs' })).toBeNull();
    expect(screen.queryByRole('link', { name: 'Inputs' })).toBeNull();
  });

  it('shows flags and marks external links', () => {
    renderAt('/button/');
    expect(screen.getByRole('link', { name: 'Field Beta' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Grid Pro plan' })).toBeInTheDocument();
    const elsewhere = screen.getByRole('link', { name: 'Elsewhere (opens in a new tab)' });
    expect(elsewhere).toHaveAttribute('rel', 'sponsored');
  });

  it('shows the icon of an entry before its title, if it has one', () => {
    renderAt('/button/');
    const elsewhere = screen.getByRole('link', { name: /^Elsewhere/ });
    expect(elsewhere.firstElementChild?.tagName).toBe('svg');
    const button = screen.getByRole('link', { name: 'Button' });
    expect(button.querySelector('svg')).toBeNull();
  });

  it('links a group to its first page, for readers without JavaScript', () => {
    renderAt('/button/');
    expect(group('Guides')).toHaveAttribute('href', '/usage/');
  });

  it.each(['{Enter}', ' '])('opens and closes a group with the key "%s"', async (key) => {
    renderAt('/button/');
    group('Guides').focus();
    await userEvent.keyboard(key);
    expect(group('Guides')).toHaveAttribute('aria-expanded', 'true');
    await userEvent.keyboard(key);
    expect(group('Guides')).toHaveAttribute('aria-expanded', 'false');
  });

  it('ignores clicks with a modifier key', async () => {
    renderAt('/button/');
    const user = userEvent.setup();
    await user.keyboard('{Control>}');
    await user.click(group('Guides'));
    expect(group('Guides')).toHaveAttribute('aria-expanded', 'false');
  });

  it('keeps groups open after it is mounted again', async () => {
    const { unmount } = renderAt('/button/');
    await userEvent.click(group('Guides'));
    unmount();
    renderAt('/grid/');
    expect(group('Guides')).toHaveAttribute('aria-expanded', 'true');
  });

  it('closes the group of the previous page', () => {
    const { goTo } = renderAt('/usage/');
    goTo('/button/');
    expect(group('Guides')).toHaveAttribute('aria-expanded', 'false');
    expect(group('Components')).toHaveAttribute('aria-expanded', 'true');
    goTo('/usage/');
    expect(group('Guides')).toHaveAttribute('aria-expanded', 'true');
    expect(group('Components')).toHaveAttribute('aria-expanded', 'false');
  });

  it('keeps a group open that the reader opened, after visiting its pages too', async () => {
    const { goTo } = renderAt('/button/');
    await userEvent.click(group('Guides'));
    goTo('/usage/');
    goTo('/button/');
    expect(group('Guides')).toHaveAttribute('aria-expanded', 'true');
    await userEvent.click(group('Guides'));
    goTo('/grid/');
    expect(group('Guides')).toHaveAttribute('aria-expanded', 'false');
  });

  it('keeps the group of a page open that the reader closed and opened again', async () => {
    const { goTo } = renderAt('/usage/');
    await userEvent.click(group('Guides'));
    await userEvent.click(group('Guides'));
    goTo('/button/');
    expect(group('Guides')).toHaveAttribute('aria-expanded', 'true');
  });

  it('opens a closed group again when the next page is in it', async () => {
    const { goTo } = renderAt('/button/');
    await userEvent.click(group('Components'));
    goTo('/grid/');
    expect(group('Components')).toHaveAttribute('aria-expanded', 'true');
    goTo('/button/');
    expect(group('Components')).toHaveAttribute('aria-expanded', 'true');
  });
});

describe('the filter', () => {
  it('shows matching pages in collapsed groups too, and their number', async () => {
    renderAt('/button/');
    await userEvent.type(screen.getByRole('searchbox', { name: 'Filter pages' }), 'usage');
    expect(pages()).toEqual(['Usage']);
    expect(screen.getByRole('status')).toHaveTextContent('1 page matches');
    await userEvent.clear(screen.getByRole('searchbox'));
    await userEvent.type(screen.getByRole('searchbox'), 'inputs');
    expect(pages()).toEqual(['Button', 'FieldBeta']);
    expect(screen.getByRole('status')).toHaveTextContent('2 pages match');
  });

  it('reports that nothing matches', async () => {
    renderAt('/button/');
    await userEvent.type(screen.getByRole('searchbox'), 'zebra');
    expect(pages()).toEqual([]);
    expect(screen.getByRole('status')).toHaveTextContent('No pages match');
  });

  it('is cleared by Escape, which it ignores when empty', async () => {
    renderAt('/button/');
    const onKeyDown = jest.fn();
    document.addEventListener('keydown', onKeyDown);
    await userEvent.type(screen.getByRole('searchbox'), 'x{Escape}');
    expect(screen.getByRole('searchbox')).toHaveValue('');
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    onKeyDown.mockClear();
    await userEvent.keyboard('{Escape}');
    expect(onKeyDown.mock.calls[0][0].defaultPrevented).toBe(false);
    document.removeEventListener('keydown', onKeyDown);
  });
});
