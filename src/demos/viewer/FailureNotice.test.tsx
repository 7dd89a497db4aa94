/** @jest-environment ./test/unit/jsdom-environment.ts */
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { sharedDemo } from '@site/test/unit/shared-demo';
import { FailureNotice } from './FailureNotice';
import { createViewerDemo } from './create-viewer-demo';
import { DemoContext } from './viewer-demo';

const retry = jest.fn();

/** Renders the notice of a demo whose menu failed to load. */
function renderNotice({ menuOpen = true } = {}) {
  const demo = createViewerDemo(sharedDemo());
  demo.store.set({ menuOpen, retries: { menu: retry } });
  render(
    <DemoContext value={demo}>
      <div ref={demo.root}>
        <FailureNotice />
        <div role="toolbar" aria-label="Controls">
          <button tabIndex={0}>Expand code</button>
        </div>
      </div>
    </DemoContext>,
  );
  return { load: () => act(() => demo.store.set({ retries: {} })) };
}

beforeEach(() => retry.mockClear());

const button = (name: string) => screen.getByRole('button', { name });

it('keeps focus on the button until the part has loaded, then focuses the toolbar', async () => {
  const { load } = renderNotice();
  await userEvent.click(button('Try again'));
  expect(retry).toHaveBeenCalledTimes(1);
  expect(button('Try again')).toHaveFocus();
  load();
  expect(screen.queryByRole('status')).toBeNull();
  expect(button('Expand code')).toHaveFocus();
});

it("doesn't move focus if the part loads without the reader", () => {
  const { load } = renderNotice();
  load();
  expect(document.body).toHaveFocus();
});

it("doesn't report a part that the reader hasn't asked for", () => {
  renderNotice({ menuOpen: false });
  expect(screen.queryByRole('status')).toBeNull();
});
