/** @jest-environment ./test/unit/jsdom-environment.ts */
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { writeDraft } from '@site/src/foundation/browser/drafts';
import { FeedbackPrompt } from './FeedbackPrompt';
import { mockCollector, setOnline } from './testing';

const button = (name: string) => screen.getByRole('button', { name });
const field = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: /this/ });

beforeEach(() => {
  sessionStorage.clear();
  mockCollector();
  setOnline(true);
});

const ARTICLE = { __html: '<h2 id="usage" class="anchor">Usage</h2>' };

function renderPage() {
  return render(
    <>
      <div className="markdown" dangerouslySetInnerHTML={ARTICLE} />
      <FeedbackPrompt path="/material-ui/react-button/" />
    </>,
  );
}

/** Leaves the page as on a reload, and opens it again. */
async function reload(page: { unmount: () => void }) {
  window.dispatchEvent(new Event('pagehide'));
  page.unmount();
  const next = renderPage();
  // The form loads in microtasks.
  await act(async () => {});
  return next;
}

async function typeComment(text: string) {
  const page = renderPage();
  await userEvent.click(button('No'));
  fireEvent.change(await field(), { target: { value: text } });
  return page;
}

it('restores vote, comment and focus after a reload', async () => {
  const page = await typeComment('Half a sentence');
  (await field()).setSelectionRange(4, 4);
  await reload(page);
  const restored = await field();
  expect(restored).toHaveValue('Half a sentence');
  await waitFor(() => expect(restored).toHaveFocus());
  expect(restored.selectionStart).toBe(4);
  expect(button('No')).toHaveAttribute('aria-pressed', 'true');
  await userEvent.click(button('Cancel'));
  expect(button('No')).toHaveFocus();
});

it("doesn't take the focus if the field didn't have it", async () => {
  const page = await typeComment('Half a sentence');
  act(() => (document.activeElement as HTMLElement).blur());
  await reload(page);
  expect(await field()).toHaveValue('Half a sentence');
  expect(document.body).toHaveFocus();
});

it('restores the latest vote', async () => {
  const page = await typeComment('Half a sentence');
  await userEvent.click(button('Yes'));
  await reload(page);
  await field();
  expect(button('Yes')).toHaveAttribute('aria-pressed', 'true');
});

it.each(['Submit', 'Cancel'])('restores nothing after %s', async (name) => {
  const page = await typeComment('Half a sentence');
  await userEvent.click(button(name));
  await reload(page);
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(button('No')).toHaveAttribute('aria-pressed', 'false');
});

it('restores a comment on a section in its dialog', async () => {
  const page = renderPage();
  fireEvent.pointerOver(screen.getByRole('heading', { name: 'Usage' }));
  await userEvent.click(await screen.findByRole('button', { name: /Comment/ }));
  fireEvent.change(await field(), { target: { value: 'About usage' } });
  const next = await reload(page);
  expect(await screen.findByRole('dialog', { name: /Usage/ })).toBeVisible();
  expect(await field()).toHaveValue('About usage');
  await userEvent.click(button('Cancel'));
  await reload(next);
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('ignores a malformed draft, and one of a section that no longer exists', async () => {
  writeDraft('feedback-page', { vote: 'no' });
  writeDraft('feedback-section', { vote: null, section: 'gone', comment: 'text' });
  await reload(renderPage());
  expect(screen.queryByRole('textbox')).toBeNull();
});
