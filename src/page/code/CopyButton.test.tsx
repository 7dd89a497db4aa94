/** @jest-environment ./test/unit/jsdom-environment.ts */
import { act, fireEvent, render, screen } from '@testing-library/react';
import { CopyButton } from './CopyButton';

const writeText = jest.fn();

beforeEach(() => {
  jest.useFakeTimers();
  writeText.mockReset().mockResolvedValue(undefined);
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { writeText } });
  Object.defineProperty(document, 'execCommand', { configurable: true, value: () => false });
});

afterEach(() => jest.useRealTimers());

async function press() {
  fireEvent.click(screen.getByRole('button'));
  await pass(0);
}

/** Advances timers and promises. */
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

const label = () => screen.getByRole('button').textContent;

it('says "Copied" for 1200 ms, then "Copy" again', async () => {
  render(<CopyButton getText={() => 'npm i'} />);
  expect(label()).toBe('Copy');
  await press();
  expect(writeText.mock.calls).toEqual([['npm i']]);
  expect(label()).toBe('Copied');
  await pass(1199);
  expect(label()).toBe('Copied');
  await pass(1);
  expect(label()).toBe('Copy');
});

it('waits for text that has to be fetched', async () => {
  let give: (text: string) => void = () => {};
  const text = new Promise<string>((resolve) => {
    give = resolve;
  });
  render(<CopyButton getText={() => text} />);
  await press();
  expect(label()).toBe('Copy');
  give('fetched');
  await pass(0);
  expect(writeText.mock.calls).toEqual([['fetched']]);
  expect(label()).toBe('Copied');
});

it('counts the 1200 ms from the last click', async () => {
  render(<CopyButton getText={() => 'npm i'} />);
  await press();
  await pass(1000);
  await press();
  await pass(1000);
  expect(label()).toBe('Copied');
  await pass(200);
  expect(label()).toBe('Copy');
});

it('reports that copying failed', async () => {
  writeText.mockRejectedValue(new DOMException('no', 'NotAllowedError'));
  render(<CopyButton getText={() => 'npm i'} />);
  await press();
  expect(label()).toBe('Copy failed');
  await pass(1200);
  expect(label()).toBe('Copy');
});

it.each([
  ['fails to load', () => Promise.reject(new Error('offline'))],
  [
    'throws',
    () => {
      throw new Error('broken');
    },
  ],
])('reports a failure if `getText` %s', async (_case, getText) => {
  render(<CopyButton getText={getText} />);
  await press();
  expect(label()).toBe('Copy failed');
  expect(writeText).not.toHaveBeenCalled();
});

it('announces the change, and clears its timer', async () => {
  const { unmount } = render(<CopyButton getText={() => 'npm i'} className="small" />);
  expect(screen.getByRole('button')).toHaveClass('small');
  expect(screen.getByText('Copy')).toHaveAttribute('aria-live', 'polite');
  await press();
  unmount();
  expect(jest.getTimerCount()).toBe(0);
});
