/** @jest-environment ./test/unit/jsdom-environment.ts */
import { act, fireEvent, render, screen } from '@testing-library/react';
import { FirstSizeObserver } from '@site/test/unit/resize-observer';
import { CodeBlock } from './CodeBlock';

globalThis.ResizeObserver = FirstSizeObserver;

const writeText = jest.fn();
const COPY = { key: 'c', ctrlKey: true };

beforeEach(() => {
  jest.useFakeTimers();
  writeText.mockReset().mockResolvedValue(undefined);
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } });
  window.getSelection()?.removeAllRanges();
});

afterEach(() => jest.useRealTimers());

const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const block = (name: string) => screen.getByRole('group', { name });

function renderBlocks() {
  render(
    <>
      <p>Some prose.</p>
      <input />
      <CodeBlock html="first();" title="first.ts" />
      <CodeBlock html="second();" title="second.ts" />
    </>,
  );
}

it('copies the focused block, and its button shows it for 2000 ms', async () => {
  renderBlocks();
  block('second.ts').focus();
  fireEvent.keyDown(block('second.ts'), COPY);
  await pass(0);
  expect(writeText.mock.calls).toEqual([['second();']]);
  const labels = () => screen.getAllByRole('button').map(({ textContent }) => textContent);
  expect(labels()).toEqual(['Copy', 'Copied']);
  await pass(1999);
  expect(labels()).toEqual(['Copy', 'Copied']);
  await pass(1);
  expect(labels()).toEqual(['Copy', 'Copy']);
});

it('copies the hovered block', async () => {
  renderBlocks();
  const query = document.querySelectorAll.bind(document);
  // jsdom doesn't support `:hover`.
  jest
    .spyOn(document, 'querySelectorAll')
    .mockImplementation((selector: string) =>
      query(selector === 'pre:hover' ? '[aria-label="first.ts"]' : selector),
    );
  fireEvent.keyDown(document.body, { key: 'C', metaKey: true });
  await pass(0);
  expect(writeText.mock.calls).toEqual([['first();']]);
  jest.restoreAllMocks();
});

it.each([
  ['other keys are pressed with it', { key: 'c', ctrlKey: true, shiftKey: true }],
  ['Control is not pressed', { key: 'c' }],
])('copies nothing if %s', async (_case, keys) => {
  renderBlocks();
  block('first.ts').focus();
  fireEvent.keyDown(block('first.ts'), keys);
  await pass(0);
  expect(writeText).not.toHaveBeenCalled();
});

it("doesn't handle selections and fields", async () => {
  renderBlocks();
  screen.getByRole('textbox').focus();
  fireEvent.keyDown(screen.getByRole('textbox'), COPY);
  block('first.ts').focus();
  window.getSelection()?.selectAllChildren(screen.getByText('Some prose.'));
  fireEvent.keyDown(block('first.ts'), COPY);
  await pass(0);
  expect(writeText).not.toHaveBeenCalled();
});

it('Ctrl + A selects only the focused block', () => {
  renderBlocks();
  block('first.ts').focus();
  expect(fireEvent.keyDown(block('first.ts'), { key: 'a', ctrlKey: true })).toBe(false);
  expect(window.getSelection()?.toString()).toBe('first();');
  expect(fireEvent.keyDown(document.body, { key: 'b', ctrlKey: true })).toBe(true);
});

it("doesn't handle Ctrl + A elsewhere", () => {
  renderBlocks();
  expect(fireEvent.keyDown(document.body, { key: 'a', ctrlKey: true })).toBe(true);
});

it('stops listening when the last block unmounts', () => {
  const remove = jest.spyOn(document, 'removeEventListener');
  const { unmount } = render(<CodeBlock html="x" />);
  unmount();
  expect(remove).toHaveBeenCalledWith('keydown', expect.any(Function));
});
