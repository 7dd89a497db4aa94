/** @jest-environment ./test/unit/jsdom-environment.ts */
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { Dialog } from './Dialog';

function open() {
  const onClose = jest.fn();
  const view = render(
    <Dialog title="Settings" shape="drawer" onClose={onClose}>
      <p>Content</p>
    </Dialog>,
  );
  return { onClose, dialog: screen.getByRole<HTMLDialogElement>('dialog'), ...view };
}

it("is open and modal while it's rendered, and labeled by its title", () => {
  const showModal = jest.spyOn(HTMLDialogElement.prototype, 'showModal');
  const { dialog, unmount } = open();
  expect(dialog).toHaveAccessibleName('Settings');
  expect(showModal).toHaveBeenCalledTimes(1);
  expect(dialog.open).toBe(true);
  unmount();
  expect(dialog.open).toBe(false);
});

it("closes before it's removed, so the browser restores focus", () => {
  const { dialog, unmount } = open();
  const connected: boolean[] = [];
  const close = dialog.close.bind(dialog);
  dialog.close = () => {
    connected.push(dialog.isConnected);
    close();
  };
  unmount();
  expect(connected).toEqual([true]);
});

it.each<[string, (dialog: HTMLElement) => void]>([
  ['its button', () => fireEvent.click(screen.getByRole('button', { name: 'Close' }))],
  ['Escape', (dialog) => fireEvent(dialog, new Event('cancel', { cancelable: true }))],
  [
    'a click outside',
    (dialog) => {
      fireEvent.pointerDown(dialog);
      fireEvent.click(dialog);
    },
  ],
])('disappears at once on %s, and closes after that is drawn', async (_case, leave) => {
  const { onClose, dialog } = open();
  leave(dialog);
  expect(dialog).toHaveClass('closing');
  expect(dialog.open).toBe(true);
  await waitFor(() => expect(dialog.open).toBe(false));
  expect(onClose).toHaveBeenCalledTimes(1);
});

it('stays open if a press starts or ends inside', () => {
  const { onClose, dialog } = open();
  const inside = screen.getByText('Content');
  fireEvent.pointerDown(inside);
  fireEvent.click(dialog);
  fireEvent.pointerDown(dialog);
  fireEvent.click(inside);
  expect(onClose).not.toHaveBeenCalled();
  expect(dialog.open).toBe(true);
});
