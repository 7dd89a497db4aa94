/** @jest-environment ./src/testing/jsdom-environment.ts */
import '@testing-library/jest-dom';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { mockFault } from '@site/src/testing/faulty';
import { mockNativeDialog } from '@site/src/testing/native-dialog';
import { mockSystemMode } from '@site/src/testing/system-mode';
import { registerShortcut } from './actions';
import { KeyboardShortcuts } from './KeyboardShortcuts';

jest.mock('./shortcuts', () => ({
  ...jest.requireActual<object>('./shortcuts'),
  commandKeyName: () => {
    throw new Error('fault');
  },
}));

mockFault();
mockNativeDialog();
mockSystemMode();

it('loses only the list to a fault, which closes on Escape', async () => {
  registerShortcut('search', () => {});
  render(<KeyboardShortcuts />);
  await userEvent.keyboard('?');
  const dialog = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
  expect(dialog).toContainElement(screen.getByRole('alert'));
  fireEvent(dialog, new Event('cancel', { cancelable: true }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});
