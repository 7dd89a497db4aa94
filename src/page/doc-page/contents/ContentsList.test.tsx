/** @jest-environment ./test/unit/jsdom-environment.ts */
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ContentsList } from './ContentsList';
import type { ContentsItem } from './use-contents';

const item = (id: string, value: string, children: ContentsItem[] = []): ContentsItem => ({
  id,
  value,
  level: 2,
  children,
});

const SIZES = item('sizes', 'The <code>size</code> prop');
const ITEMS = [item('basic', 'Basic button', [SIZES]), item('api', 'API')];

const follow = jest.fn();

it('nests the headings and keeps their markup', () => {
  render(<ContentsList items={ITEMS} active={null} follow={follow} />);
  const [outer, inner] = screen.getAllByRole('list');
  expect(outer).toContainElement(inner!);
  const link = screen.getByRole('link', { name: 'The size prop' });
  expect(inner).toContainElement(link);
  expect(link).toHaveAttribute('href', '#sizes');
  expect(link.querySelector('code')).toHaveTextContent('size');
});

it('marks only the current heading', () => {
  render(<ContentsList items={ITEMS} active={SIZES} follow={follow} />);
  const marked = screen.getAllByRole('link').filter((link) => link.ariaCurrent === 'location');
  expect(marked.map(({ textContent }) => textContent)).toEqual(['The size prop']);
});

it('lists the headings below a folded one on demand', async () => {
  const items = [{ ...item('props', 'Props', [SIZES]), isFolded: true }];
  render(<ContentsList items={items} active={SIZES} follow={follow} />);
  const details = screen.getByRole('group');
  expect(details).not.toHaveAttribute('open');
  expect(screen.getByRole('link', { name: 'Props' })).toHaveAttribute('aria-current', 'location');
  await userEvent.click(screen.getByText('Show all (1)'));
  expect(details).toHaveAttribute('open');
  expect(details).toContainElement(screen.getByRole('link', { name: 'The size prop' }));
});

it('reports which link was followed', async () => {
  render(<ContentsList items={ITEMS} active={null} follow={follow} />);
  await userEvent.click(screen.getByRole('link', { name: 'API' }));
  expect(follow.mock.calls).toEqual([['api']]);
});
