/** @jest-environment ./test/unit/jsdom-environment.ts */
import { render, screen, within } from '@testing-library/react';
import { DocsProvider } from '@site/src/foundation/products/provider';
import { FooterLinks } from './FooterLinks';

it('lists links under the names of their columns', () => {
  render(<FooterLinks />, { wrapper: DocsProvider });
  const nav = screen.getByRole('navigation', { name: 'More pages' });
  const tools = within(nav).getByText('Tools').nextElementSibling as HTMLElement;
  expect(within(tools).getByRole('link', { name: 'Size snapshot' })).toHaveAttribute(
    'href',
    '/size-snapshot/',
  );
  expect(screen.getByRole('link', { name: 'Scroll to top' })).toHaveAttribute('href', '#top');
});
