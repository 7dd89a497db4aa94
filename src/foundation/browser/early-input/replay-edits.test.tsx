/** @jest-environment ./test/unit/jsdom-environment.ts */
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect, useState } from 'react';
import { renderToString } from 'react-dom/server';
import { laterTasks } from '@site/test/unit/later-tasks';
import { EARLY_INPUT_SCRIPT } from './inline-script';
import { replayEdits } from './replay-edits';
import { useEarlyInput } from './use-early-input';

// jsdom has none.
Object.assign(globalThis, { PointerEvent: MouseEvent });

type Log = (text: string) => void;

/** A form whose state React keeps. A change renders all of its controls again. */
function Form({ log }: { log: Log }) {
  const [values, setValues] = useState({ size: 'small', note: 'None', color: 'red', wrap: true });
  const set = (change: Partial<typeof values>) => setValues((old) => ({ ...old, ...change }));
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        log(`submit ${Object.values(values).join()}`);
      }}
    >
      {['small', 'medium', 'large'].map((size) => (
        <label key={size}>
          {size}
          <input
            type="radio"
            name="size"
            checked={values.size === size}
            onChange={() => set({ size })}
          />
        </label>
      ))}
      <label>
        Wrap
        <input
          type="checkbox"
          checked={values.wrap}
          onChange={({ target }) => set({ wrap: target.checked })}
        />
      </label>
      <textarea
        aria-label="Note"
        value={values.note}
        onChange={({ target }) => set({ note: target.value })}
      />
      <select
        aria-label="Color"
        value={values.color}
        onChange={({ target }) => set({ color: target.value })}
      >
        <option>red</option>
        <option>blue</option>
      </select>
      <input aria-label="Tag" onKeyDown={({ key }) => log(`tag ${key}`)} />
      <details onToggle={() => log('toggle')} suppressHydrationWarning>
        <summary>More</summary>
      </details>
      <button type="button" onClick={() => set({})}>
        Render
      </button>
    </form>
  );
}

function Page({ log }: { log: Log }) {
  useEarlyInput();
  return <Form log={log} />;
}

function Demo({ log }: { log: Log }) {
  useEffect(() => {
    const demo = document.querySelector('.demo-root')!;
    demo.removeAttribute('data-waiting');
    void replayEdits(demo);
  }, []);
  return <Form log={log} />;
}

/** The form as the server sent it, in a page or in a demo of a page, and a function that hydrates it. */
function openForm(App: typeof Page) {
  new Function(EARLY_INPUT_SCRIPT)();
  const log = jest.fn();
  const container = document.body.appendChild(document.createElement('div'));
  if (App === Demo) {
    container.className = 'demo-root';
    container.dataset.waiting = '';
  }
  container.innerHTML = renderToString(<App log={log} />);
  return async () => {
    if (App === Demo) {
      // The page hydrates first.
      window.earlyInput!.end();
      await replayEdits(null);
    }
    log.mockClear();
    render(<App log={log} />, { container, hydrate: true });
    await act(() => laterTasks());
    return log.mock.calls.flat() as string[];
  };
}

afterEach(() => document.body.replaceChildren());

describe.each([
  ['page', Page],
  ['demo', Demo],
])('in a %s', (_name, App) => {
  it('keeps what the reader chose and typed, also after the next rendering', async () => {
    const hydrate = openForm(App);
    await userEvent.click(screen.getByLabelText('large'));
    await userEvent.click(screen.getByLabelText('medium'));
    await userEvent.click(screen.getByLabelText('Wrap'));
    await userEvent.type(screen.getByLabelText('Note'), ', or two');
    await userEvent.selectOptions(screen.getByLabelText('Color'), 'blue');
    await hydrate();
    await userEvent.click(screen.getByRole('button', { name: 'Render' }));
    const state = ['small', 'medium', 'large', 'Wrap'].filter(
      (name) => screen.getByLabelText<HTMLInputElement>(name).checked,
    );
    expect(state).toEqual(['medium']);
    expect(screen.getByLabelText('Note')).toHaveValue('None, or two');
    expect(screen.getByLabelText('Color')).toHaveValue('blue');
  });

  it('keeps the caret of a field that the reader types into', async () => {
    const hydrate = openForm(App);
    const tag = screen.getByLabelText<HTMLInputElement>('Tag');
    await userEvent.type(tag, 'red');
    await userEvent.type(tag, 'x', { initialSelectionStart: 1, initialSelectionEnd: 1 });
    await hydrate();
    expect([tag.value, tag.selectionStart]).toEqual(['rxed', 2]);
  });

  it('repeats Enter, and submits the form with what the reader chose', async () => {
    const hydrate = openForm(App);
    await userEvent.click(screen.getByLabelText('large'));
    await userEvent.type(screen.getByLabelText('Tag'), 'x{Enter}');
    expect(await hydrate()).toEqual(['tag Enter', 'submit large,None,red,true']);
  });
});

it('leaves forms to the page once it works', async () => {
  await openForm(Page)();
  await userEvent.type(screen.getByLabelText('Tag'), 'x{Enter}');
  expect(window.earlyInput!.edits.size).toBe(0);
});

it('repeats that the reader opened details', async () => {
  const hydrate = openForm(Page);
  await userEvent.click(screen.getByText('More'));
  await laterTasks();
  expect(await hydrate()).toEqual(['toggle']);
});
