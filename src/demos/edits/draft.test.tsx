/** @jest-environment ./test/unit/jsdom-environment.ts */
import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { readDraft, writeDraft } from '@site/src/foundation/browser/drafts';
import { codeVariant } from '@site/src/reader/settings';
import { button, renderDemo, settle } from '@site/test/unit/demo-in-page';

const SOURCE = 'demos/docs-joy/components/button/BasicButtons';

const FILE = 'BasicButtons.tsx';

const editor = () => screen.findByRole<HTMLTextAreaElement>('textbox');

async function openEditor() {
  const view = await renderDemo({ source: SOURCE });
  await userEvent.click(button('Expand code'));
  await userEvent.click(await screen.findByText('whole source'));
  return { view, field: await editor() };
}

/** Leaves the page as on a reload: no React code runs. */
function reload(view: { unmount: () => void }) {
  window.dispatchEvent(new Event('pagehide'));
  const stored = { ...sessionStorage } as Record<string, string>;
  view.unmount();
  sessionStorage.clear();
  Object.entries(stored).forEach(([key, value]) => sessionStorage.setItem(key, value));
  return renderDemo({ source: SOURCE });
}

it('restores an edit after a reload, with focus and selection', async () => {
  const { view, field } = await openEditor();
  fireEvent.change(field, { target: { value: 'edited source' } });
  field.setSelectionRange(2, 6);
  await reload(view);
  const restored = await editor();
  expect(restored).toHaveValue('edited source');
  expect(restored).toHaveFocus();
  expect([restored.selectionStart, restored.selectionEnd]).toEqual([2, 6]);
  expect(screen.getByTitle(/Edited demo BasicButtons/)).toBeInTheDocument();
});

it("doesn't take the focus if the editor didn't have it", async () => {
  const { view, field } = await openEditor();
  fireEvent.change(field, { target: { value: 'edited source' } });
  act(() => field.blur());
  await reload(view);
  expect(await editor()).toHaveValue('edited source');
  expect(document.body).toHaveFocus();
});

it('restores the edits of both languages', async () => {
  const { view, field } = await openEditor();
  fireEvent.change(field, { target: { value: 'edited TypeScript' } });
  act(() => codeVariant.set('JS'));
  await userEvent.click(await screen.findByText('whole source'));
  fireEvent.change(await editor(), { target: { value: 'edited JavaScript' } });
  await reload(view);
  expect(await editor()).toHaveValue('edited JavaScript');
  act(() => codeVariant.set('TS'));
  expect(await editor()).toHaveValue('edited TypeScript');
});

it('stores no draft of an unchanged or reset source', async () => {
  const { field } = await openEditor();
  expect(readDraft('BasicButtons')).toBeNull();
  fireEvent.change(field, { target: { value: 'edited source' } });
  expect(readDraft('BasicButtons')).toEqual({
    [FILE]: { source: 'whole source', code: 'edited source' },
  });
  await userEvent.click(button('Reset demo'));
  expect(readDraft('BasicButtons')).toBeNull();
});

it('restores nothing in a demo that cannot be edited', async () => {
  writeDraft('BasicButtons', { [FILE]: { source: 'a', code: 'b' } });
  await renderDemo({ noLiveEdit: true });
  expect(screen.queryByRole('textbox')).toBeNull();
});

it.each([
  'text',
  { [FILE]: { code: 1 } },
  { [FILE]: { source: 'a', code: 'b', preview: { before: 1 } } },
  { [FILE]: null },
  [1],
])('ignores a malformed draft: %j', async (draft) => {
  writeDraft('BasicButtons', draft);
  await renderDemo();
  await settle();
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(button('Expand code')).toBeVisible();
});
