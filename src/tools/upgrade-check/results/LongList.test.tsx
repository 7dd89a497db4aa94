/** @jest-environment ./test/unit/jsdom-environment.ts */
import { fireEvent, render, screen } from '@testing-library/react';
import { LongList } from './LongList';

const items = Array.from({ length: 450 }, (_item, index) => index);

it('shows items in portions', () => {
  render(<LongList items={items}>{(shown) => <p>{shown.length} shown</p>}</LongList>);
  expect(screen.getByText('200 shown')).toBeVisible();
  fireEvent.click(screen.getByText('Show 200 more of 250'));
  expect(screen.getByText('400 shown')).toBeVisible();
  fireEvent.click(screen.getByText('Show 50 more'));
  expect(screen.getByText('450 shown')).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
});
