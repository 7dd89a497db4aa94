/** @jest-environment ./src/testing/jsdom-environment.ts */
import '@testing-library/jest-dom';
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { mockNativeDialog } from '@site/src/testing/native-dialog';
import { Dialog } from './Dialog';

mockNativeDialog();

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

it("calls onClose once, however it's closed", async () => {
  const { onClose, dialog } = open();
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(onClose).toHaveBeenCalledTimes(1);
  expect(dialog.open).toBe(false);
});

it('closes on a click outside', () => {
  const { onClose, dialog } = open();
  fireEvent.pointerDown(dialog);
  fireEvent.click(dialog);
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
