/** @jest-environment ./test/unit/jsdom-environment.ts */
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { mockFault } from '@site/test/unit/faulty';
import { registerShortcut } from './actions';
import { KeyboardShortcuts } from './KeyboardShortcuts';

jest.mock('./shortcuts', () => ({
  ...jest.requireActual<object>('./shortcuts'),
  commandKeyName: () => {
    throw new Error('fault');
  },
}));

mockFault();

it('loses only the list to a fault, which closes on Escape', async () => {
  registerShortcut('search', () => {});
  render(<KeyboardShortcuts />);
  await userEvent.keyboard('?');
  const dialog = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
  expect(dialog).toContainElement(screen.getByRole('alert'));
  fireEvent(dialog, new Event('cancel', { cancelable: true }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});
