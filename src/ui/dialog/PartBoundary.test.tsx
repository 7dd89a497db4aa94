/** @jest-environment ./test/unit/jsdom-environment.ts */
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Faulty, fault, mockFault } from '@site/test/unit/faulty';
import { Dialog } from './Dialog';
import { DialogBoundary } from './DialogBoundary';
import { PartBoundary } from './PartBoundary';

mockFault();

const retry = () => screen.getByRole('button', { name: 'Try again' });

it('replaces only the part that threw, until retrying succeeds', async () => {
  render(
    <>
      <p>Page</p>
      <PartBoundary>
        <Faulty />
      </PartBoundary>
    </>,
  );
  expect(screen.getByText('Page')).toBeVisible();
  expect(screen.getByRole('alert')).toHaveTextContent('An error occurred here.');
  expect(screen.queryByRole('button', { name: 'Close' })).toBeNull();
  await userEvent.click(retry());
  expect(screen.getByRole('alert')).toBeVisible();
  fault.isOn = false;
  await userEvent.click(retry());
  expect(screen.getByText('Mended')).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
});

it('closes from its button and on Escape, in its frame', async () => {
  const onClose = jest.fn();
  render(
    <PartBoundary
      takesFocus
      onClose={onClose}
      frame={(notice) => <section aria-label="Menu">{notice}</section>}
    >
      <Faulty />
    </PartBoundary>,
  );
  expect(screen.getByRole('region', { name: 'Menu' })).toContainElement(retry());
  expect(retry()).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  expect(onClose).toHaveBeenCalledTimes(1);
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(onClose).toHaveBeenCalledTimes(2);
});

function Page() {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <button onClick={() => setOpen(true)}>Open</button>
      {isOpen && (
        <DialogBoundary title="Search" onClose={close}>
          <Dialog title="Search" shape="palette" onClose={close}>
            <Content />
          </Dialog>
        </DialogBoundary>
      )}
    </>
  );
}

function Content() {
  const [isBroken, setBroken] = useState(false);
  return isBroken ? <Faulty /> : <button onClick={() => setBroken(true)}>Break</button>;
}

it('shows a dialog instead of one that threw, which closes on Escape', async () => {
  render(<Page />);
  await userEvent.click(screen.getByRole('button', { name: 'Open' }));
  await userEvent.click(screen.getByRole('button', { name: 'Break' }));
  const dialog = screen.getByRole('dialog', { name: 'Search' });
  expect(dialog).toHaveAttribute('open');
  expect(dialog).toContainElement(screen.getByRole('alert'));
  fireEvent(dialog, new Event('cancel', { cancelable: true }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByRole('button', { name: 'Open' })).toBeVisible();
});

it('shows the dialog again after retrying', async () => {
  render(<Page />);
  await userEvent.click(screen.getByRole('button', { name: 'Open' }));
  await userEvent.click(screen.getByRole('button', { name: 'Break' }));
  await userEvent.click(retry());
  expect(screen.getByRole('button', { name: 'Break' })).toBeVisible();
});
