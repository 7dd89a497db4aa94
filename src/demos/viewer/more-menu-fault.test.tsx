/** @jest-environment ./test/unit/jsdom-environment.ts */
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef } from 'react';
import { Faulty as mockFaulty, fault, mockFault } from '@site/test/unit/faulty';
import { sharedDemo } from '@site/test/unit/shared-demo';
import { MoreMenu } from './MoreMenu';
import { createViewerDemo } from './create-viewer-demo';
import { DemoContext } from './viewer-demo';

jest.mock('../source-url', () => ({
  demoSourceUrl: () => {
    mockFaulty();
    return 'https://example.com/';
  },
}));

mockFault();

function open() {
  const button = createRef<HTMLButtonElement>();
  const demo = createViewerDemo(sharedDemo());
  demo.store.set({ menuOpen: true });
  render(
    <>
      <button ref={button}>More</button>
      <DemoContext value={demo}>
        <MoreMenu button={button} />
      </DemoContext>
    </>,
  );
  return demo.store;
}

it('loses only the menu to a fault, which closes on Escape', async () => {
  const store = open();
  expect(screen.getByRole('button', { name: 'Try again' })).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  expect(store.get().menuOpen).toBe(false);
  expect(screen.getByRole('button', { name: 'More' })).toHaveFocus();
});

it('can be retried after a fault', async () => {
  open();
  fault.isOn = false;
  await userEvent.keyboard('{Enter}');
  expect(screen.getByRole('menu')).toContainElement(
    screen.getByRole('menuitem', { name: 'View source in the repository' }),
  );
});
