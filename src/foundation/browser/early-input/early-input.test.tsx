/** @jest-environment ./test/unit/jsdom-environment.ts */
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect, useState } from 'react';
import { renderToString } from 'react-dom/server';
import { laterTasks } from '@site/test/unit/later-tasks';
import { EARLY_INPUT_SCRIPT } from './inline-script';
import { useEarlyInput } from './use-early-input';

// jsdom has none.
Object.assign(globalThis, { PointerEvent: MouseEvent });

/** What a page has: a button, a shortcut that an effect registers, and controls of the browser. */
function Page({ log }: { log: (text: string) => void }) {
  const [count, setCount] = useState(0);
  useEffect(() => {
    const handle = ({ key, ctrlKey }: KeyboardEvent) => log(`${ctrlKey ? 'Ctrl+' : ''}${key}`);
    document.addEventListener('keydown', handle);
    return () => document.removeEventListener('keydown', handle);
  }, [log]);
  return (
    <>
      <button type="button" onClick={() => setCount((value) => value + 1)}>
        <span>Pressed {count}</span>
      </button>
      <label>
        Dense
        <input type="checkbox" onChange={({ target }) => log(`dense ${target.checked}`)} />
      </label>
      <details suppressHydrationWarning>
        <summary>More</summary>
      </details>
      <input aria-label="Name" onChange={() => {}} />
    </>
  );
}

function App(props: Parameters<typeof Page>[0]) {
  useEarlyInput();
  return <Page {...props} />;
}

/** The page as the server sent it, and a function that hydrates it. */
function openPage() {
  new Function(EARLY_INPUT_SCRIPT)();
  const log = jest.fn();
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(<App log={log} />);
  const hydrate = async () => {
    render(<App log={log} />, { container, hydrate: true });
    await act(() => laterTasks());
    return log.mock.calls.flat() as string[];
  };
  return { hydrate, log };
}

it('repeats one click per control, but none that the browser has handled', async () => {
  const { hydrate } = openPage();
  await userEvent.click(screen.getByText(/^Pressed/));
  await userEvent.click(screen.getByRole('button'));
  await userEvent.click(screen.getByText('More'));
  expect(await hydrate()).toEqual([]);
  expect(screen.getByRole('button')).toHaveTextContent('Pressed 1');
  expect(screen.getByRole('group')).toHaveAttribute('open');
});

it('repeats a click on a label once, as a click on its control', async () => {
  const { hydrate } = openPage();
  await userEvent.click(screen.getByText('Dense'));
  expect(await hydrate()).toHaveLength(1);
});

it('repeats keys in their order, except those in text fields', async () => {
  const { hydrate } = openPage();
  await userEvent.keyboard('{Control>}k{/Control}ab');
  await userEvent.type(screen.getByRole('textbox'), 'x');
  expect((await hydrate()).filter((key) => !key.endsWith('Control'))).toEqual(['Ctrl+k', 'a', 'b']);
});

it('types letters into a field that an earlier key has opened', async () => {
  const { hydrate, log } = openPage();
  const typed = jest.fn(() => true);
  Object.assign(document, { execCommand: typed });
  log.mockImplementation((key) => key === 'o' && screen.getByLabelText('Name').focus());
  await userEvent.keyboard('obc{Backspace}{Enter}');
  expect(await hydrate()).toEqual(['o', 'Enter']);
  expect(typed.mock.calls).toEqual([
    ['insertText', false, 'b'],
    ['insertText', false, 'c'],
    ['delete'],
  ]);
});

it("prevents what the browser does on Ctrl+K and the query's letters, and nothing else", () => {
  openPage();
  const isPrevented = (key: string, init: KeyboardEventInit = {}) =>
    !document.body.dispatchEvent(
      new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...init }),
    );
  expect(isPrevented(' ')).toBe(false);
  expect(isPrevented('k', { metaKey: true })).toBe(true);
  expect(isPrevented(' ')).toBe(true);
  expect(isPrevented('r', { ctrlKey: true })).toBe(false);
  expect(isPrevented('Tab')).toBe(false);
});

it('stops recording once the page works', async () => {
  const { hydrate, log } = openPage();
  await hydrate();
  await userEvent.click(screen.getByRole('button'));
  await userEvent.keyboard('z');
  expect(screen.getByRole('button')).toHaveTextContent('Pressed 1');
  expect(log.mock.calls).toEqual([['z']]);
});

afterEach(() => document.body.replaceChildren());
