import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import BorrowForm from './BorrowForm';

test('lends a book for the selected period', async () => {
  const user = userEvent.setup();
  render(<BorrowForm />);

  await user.click(screen.getByRole('combobox', { name: 'Loan period' }));
  await user.click(screen.getByRole('option', { name: '4 weeks' }));
  await user.click(screen.getByRole('button', { name: 'Borrow' }));

  expect(screen.getByRole('alert').textContent).toBe('Due in 4 weeks');
});
