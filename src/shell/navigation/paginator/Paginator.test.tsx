/** @jest-environment ./test/unit/jsdom-environment.ts */
import type { PropSidebarItem } from '@docusaurus/plugin-content-docs';
import { render, screen } from '@testing-library/react';
import { Paginator } from './Paginator';

const page = (label: string): PropSidebarItem => ({
  type: 'link',
  label,
  href: `/${label.toLowerCase()}`,
});

const group = (label: string, ...items: PropSidebarItem[]): PropSidebarItem => ({
  ...{ type: 'category', label, items, collapsible: true, collapsed: true },
});

const ITEMS = [
  page('Overview'),
  group('Components', group('Inputs', page('Button')), group('Layout', page('Grid'))),
];

let mockSidebar: { items: PropSidebarItem[] } | null = { items: ITEMS };

jest.mock('@docusaurus/plugin-content-docs/client', () => ({ useDocsSidebar: () => mockSidebar }));

const BUTTON = { title: 'Button', permalink: '/button' };
const OVERVIEW = { title: 'Overview', permalink: '/overview' };

describe('Paginator', () => {
  it('names the page and its innermost group', () => {
    render(<Paginator previous={OVERVIEW} next={BUTTON} />);
    const nav = screen.getByRole('navigation', { name: 'Previous and next page' });
    const [previous, next] = screen.getAllByRole('link');
    expect(nav).toContainElement(previous!);
    expect(previous).toHaveTextContent('PreviousOverview');
    expect(previous).toHaveAttribute('href', '/overview');
    expect(next).toHaveTextContent('Next · InputsButton');
    expect(next).toHaveAttribute('data-neighbor', 'next');
  });

  it('renders a single link, also on a page without sidebar', () => {
    mockSidebar = null;
    render(<Paginator next={BUTTON} />);
    expect(screen.getByRole('link')).toHaveTextContent('NextButton');
  });
});
