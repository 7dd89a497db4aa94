/** @jest-environment ./test/unit/jsdom-environment.ts */
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { mockFault } from '@site/test/unit/faulty';
import { IconDialog } from './IconDialog';
import type { LoadedIcons } from './loaded-icons';

jest.mock('../find/drawings', () => ({
  useDrawings: () => {
    throw new Error('fault');
  },
}));

mockFault();

it('loses only the dialog to a fault, which closes on Escape', async () => {
  const icons = { index: { names: [] }, entries: [] } as unknown as LoadedIcons;
  const onClose = jest.fn();
  render(
    <>
      <p>Page</p>
      <IconDialog icons={icons} selected="Add" onSelect={() => {}} onClose={onClose} />
    </>,
  );
  expect(screen.getByText('Page')).toBeVisible();
  const dialog = screen.getByRole('dialog', { name: 'Add' });
  expect(dialog).toContainElement(screen.getByRole('alert'));
  fireEvent(dialog, new Event('cancel', { cancelable: true }));
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
});
