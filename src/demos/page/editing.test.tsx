/** @jest-environment ./test/unit/jsdom-environment.ts */
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FakeIntersectionObserver } from '@site/test/unit/intersection';
import {
  answerWith,
  button,
  fetchMock,
  MODULE,
  renderDemo,
  settle,
} from '@site/test/unit/demo-in-page';

// The editor and the pause before a run take a second on slow machines.
jest.setTimeout(30_000);

const mockRun = jest.fn();
let mockEvents: { onDone: () => void; onFailed: (fault: object) => void };

jest.mock('docusaurus-demo-islands/connect', () => ({
  connectSandbox: (_frame: unknown, events: typeof mockEvents) => {
    mockEvents = events;
    return { run: mockRun, setLook: () => {}, close: () => {} };
  },
}));

const SOURCE = 'const a = 1;\n    <Button />\nend();\n';
const escaped = (text: string) => text.replaceAll('<', '&lt;');

const field = () => screen.findByRole<HTMLTextAreaElement>('textbox');
const edit = (element: Element, value: string) => fireEvent.change(element, { target: { value } });
/** Waits until the sandbox runs this code; edits run after a pause. */
const expectRun = (code: string, modules?: object) =>
  waitFor(() =>
    expect(mockRun.mock.lastCall?.[0]).toMatchObject({ code, ...(modules && { modules }) }),
  );

beforeEach(() => {
  mockRun.mockClear();
  fetchMock.mockImplementation((url: string) =>
    answerWith(url.includes('rows') ? 'export const rows = 1;' : escaped(SOURCE))(),
  );
  HTMLElement.prototype.getClientRects = () => [{}] as unknown as DOMRectList;
});

let serial = 0;

/** Props of a demo whose sandbox exists, with its own URL because sources are fetched once. */
const inDocs = () => {
  serial += 1;
  return { source: `demos/docs-joy/components/button/Edited${serial}` };
};

/** A demo with a preview, as after client-side navigation. */
async function renderPreview(props: Parameters<typeof renderDemo>[0] = {}) {
  const view = await renderDemo({
    ...inDocs(),
    load: async () => ({ ...MODULE, preview: '<span class="tt">&lt;Button</span> /&gt;' }),
    ...props,
  });
  act(() => FakeIntersectionObserver.report(view.container.querySelector('[data-demo]')!, true));
  await settle();
  document.querySelector('link[data-demo-theme]')?.dispatchEvent(new Event('load'));
  await settle();
  return view;
}

describe('the preview', () => {
  it('is edited in place, as a part of the source', async () => {
    const user = userEvent.setup();
    const { container } = await renderPreview();
    await user.click(container.querySelector('pre code')!);
    const preview = await field();
    expect(preview).toHaveValue('<Button />');
    expect(preview).toHaveFocus();
    expect(button('Expand code')).toBeVisible();
    edit(preview, '<Button />\n<New />');
    const code = 'const a = 1;\n    <Button />\n    <New />\nend();\n';
    await expectRun(code);

    await user.click(button('Copy'));
    await expect(navigator.clipboard.readText()).resolves.toBe(code);
    await user.click(button('Expand code'));
    expect(await field()).toHaveValue(code);
  });

  it('starts to be edited on a key press and from the toolbar', async () => {
    const { container } = await renderPreview();
    act(() => container.querySelector<HTMLElement>('pre')!.focus());
    await userEvent.keyboard('x');
    expect(await field()).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    expect(button('Edit code')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    expect(await field()).toHaveFocus();
  });

  it.each<[string, string | undefined, boolean]>([
    ['a tap', 'touch', false],
    ['a click of unknown origin on a touch screen', undefined, true],
  ])('is not opened by %s, but by the button', async (_what, pointerType, isCoarse) => {
    jest.spyOn(window, 'matchMedia').mockImplementation(
      (query) =>
        Object.assign(new EventTarget(), {
          matches: isCoarse && query === '(pointer: coarse)',
        }) as MediaQueryList,
    );
    const { container } = await renderPreview();
    const code = container.querySelector('pre code')!;
    const click = Object.assign(new MouseEvent('click', { bubbles: true }), { pointerType });
    act(() => void code.dispatchEvent(click));
    await settle();
    expect(screen.queryByRole('textbox')).toBeNull();
    await userEvent.click(button('Edit code'));
    expect(await field()).toHaveFocus();
    jest.mocked(window.matchMedia).mockRestore();
  });

  it('opens the complete source if that formats the preview differently', async () => {
    fetchMock.mockImplementation(answerWith('other();'));
    const { container } = await renderPreview();
    await userEvent.click(container.querySelector('pre code')!);
    expect(await screen.findByText('other();')).toBeVisible();
    expect(screen.queryByRole('textbox')).toBeNull();
  });

  it('is read-only with noLiveEdit', async () => {
    const { container } = await renderPreview({ noLiveEdit: true });
    await userEvent.click(container.querySelector('pre code')!);
    await settle();
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Edit code' })).toBeNull();
  });
});

describe('a collapsed demo', () => {
  /** Edits the complete source, then collapses it. */
  async function editAndCollapse(code: string) {
    const { container } = await renderPreview();
    await userEvent.click(button('Expand code'));
    await userEvent.click(button('Edit code'));
    edit(await field(), code);
    await userEvent.click(button('Collapse code'));
    return container.querySelector('pre:not([aria-hidden])');
  }

  it.each([
    ['only in its preview', SOURCE.replace('<Button />', '<New />'), '<New />'],
    ['around it too', SOURCE.replace('<Button />', '<New />').replace('1', '2'), '<New />'],
    ['everywhere', 'edited();\n', 'edited();'],
  ])('shows the edited part of a source that was edited %s', async (_where, code, expected) => {
    const original = await editAndCollapse(code);
    expect(await field()).toHaveValue(expected);
    expect(original).not.toBeVisible();
    expect(button('Expand code')).toHaveFocus();
  });

  it('keeps what was edited around its preview while the preview is edited', async () => {
    await editAndCollapse(SOURCE.replace('<Button />', '<New />').replace('1', '2'));
    edit(await field(), '<Newer />');
    await expectRun('const a = 2;\n    <Newer />\nend();\n');
    edit(await field(), '');
    expect(await field()).toHaveValue('');
    await userEvent.click(button('Expand code'));
    expect(await field()).toHaveValue('const a = 2;\n\nend();\n');
  });

  it('shows the original preview after a reset', async () => {
    const original = await editAndCollapse(SOURCE.replace('<Button />', '<New />'));
    await userEvent.click(button('Reset'));
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(original).toBeVisible();
  });
});

describe('an error', () => {
  const isMarked = async (line: number | null) => {
    const editor = await field();
    await waitFor(() =>
      line ? expect(editor).toBeInvalid() : expect(editor).not.toHaveAttribute('aria-invalid'),
    );
    return line && expect(editor).toHaveAccessibleDescription(RegExp(`^Error in line ${line}: no`));
  };
  const fail = (fault: object) => act(() => mockEvents.onFailed({ message: 'no', ...fault }));

  it('is marked in the complete source and in the preview, until the code works', async () => {
    await renderPreview();
    await userEvent.click(button('Expand code'));
    await userEvent.click(button('Edit code'));
    edit(await field(), SOURCE.replace('<Button />', '<New />'));
    await expectRun(SOURCE.replace('<Button />', '<New />'));
    fail({ line: 2 });
    await isMarked(2);
    await userEvent.click(button('Collapse code'));
    await isMarked(1);
    fail({ line: 1 });
    await isMarked(null);
    fail({ line: 2 });
    await isMarked(1);
    act(() => mockEvents.onDone());
    await isMarked(null);
  });

  it('is marked in the module that contains it', async () => {
    await renderDemo({
      ...inDocs(),
      facts: { lines: 0, heights: null, modules: ['rows.ts'] },
      defaultOpen: true,
    });
    await userEvent.click(await screen.findByRole('tab', { name: 'rows.ts' }));
    await userEvent.click(await screen.findByText('export const rows = 1;'));
    edit(await field(), 'export const rows = no();');
    await expectRun(SOURCE);
    fail({ file: 'rows.ts', line: 1 });
    await isMarked(1);
    fail({ line: 1 });
    await isMarked(null);
  });
});

describe('after a reload', () => {
  async function reload(view: { unmount: () => void }, again: () => Promise<unknown>) {
    window.dispatchEvent(new Event('pagehide'));
    view.unmount();
    mockRun.mockClear();
    await again();
  }

  it('the preview is edited in place again, with focus', async () => {
    const view = await renderPreview();
    await userEvent.click(view.container.querySelector('pre code')!);
    edit(await field(), '<New />');
    await reload(view, renderPreview);
    expect(await field()).toHaveValue('<New />');
    expect(await field()).toHaveFocus();
    expect(button('Expand code')).toBeVisible();
    await expectRun('const a = 1;\n    <New />\nend();\n');
  });

  it('runs with edited modules again', async () => {
    const props = { facts: { lines: 0, heights: null, modules: ['rows.ts'] }, defaultOpen: true };
    const view = await renderDemo({ ...inDocs(), ...props });
    await userEvent.click(await screen.findByRole('tab', { name: 'rows.ts' }));
    await userEvent.click(await screen.findByText('export const rows = 1;'));
    edit(await field(), 'export const rows = 2;');
    await reload(view, () => renderDemo({ ...inDocs(), ...props }));
    const modules = { 'rows.ts': 'export const rows = 2;' };
    await expectRun(SOURCE, modules);
    await userEvent.click(await screen.findByRole('tab', { name: 'rows.ts' }));
    expect(await field()).toHaveValue('export const rows = 2;');
  });
});

describe('an edited demo', () => {
  async function editSource(text = 'edited();') {
    await userEvent.click(button('Edit code'));
    edit(await field(), text);
  }

  it('has a badge with a reset button, which restores code and demo', async () => {
    const { container } = await renderPreview({ facts: { lines: 0, heights: null } });
    expect(screen.queryByText('Edited')).toBeNull();
    await editSource();
    await expectRun('edited();');
    act(() => mockEvents.onDone());
    expect(screen.getByText('Edited')).toBeVisible();
    expect(container.querySelector('[data-demo]')).not.toBeVisible();
    await userEvent.click(button('Reset'));
    expect(screen.queryByText('Edited')).toBeNull();
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(container.querySelector('[data-demo]')).toBeVisible();
    expect(button('Hide code')).toHaveFocus();
  });

  it('says on collapse that the edits are kept, and shows them again without taking the focus', async () => {
    await renderPreview({ facts: { lines: 0, heights: null } });
    await editSource();
    await userEvent.click(button('Hide code'));
    expect(screen.getByText(/^Your edits are kept/)).toBeVisible();
    expect(screen.getByText('Edited')).toBeVisible();
    await userEvent.click(button('Show code'));
    expect(await field()).toHaveValue('edited();');
    expect(button('Hide code')).toHaveFocus();
  });

  it('runs with an edited module', async () => {
    const user = userEvent.setup();
    await renderDemo({
      ...inDocs(),
      facts: { lines: 0, heights: null, modules: ['rows.ts'] },
      defaultOpen: true,
    });
    await user.click(await screen.findByRole('tab', { name: 'rows.ts' }));
    await user.click(await screen.findByText('export const rows = 1;'));
    const module = await field();
    expect(module).toHaveValue('export const rows = 1;');
    edit(module, 'export const rows = 2;');
    await expectRun(SOURCE, { 'rows.ts': 'export const rows = 2;' });
    expect(screen.getByText('Edited')).toBeVisible();
    await user.click(button('Copy'));
    await expect(navigator.clipboard.readText()).resolves.toBe('export const rows = 2;');
    await user.click(button('Reset'));
    expect(await screen.findByText('export const rows = 1;')).toBeVisible();
  });
});
