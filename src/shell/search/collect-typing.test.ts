/** @jest-environment ./test/unit/jsdom-environment.ts */
import { ENTERED, collectTyping } from './collect-typing';

function press(...keys: (string | KeyboardEventInit)[]) {
  for (const key of keys) {
    const init = typeof key === 'string' ? { key } : key;
    document.dispatchEvent(new KeyboardEvent('keydown', { cancelable: true, ...init }));
  }
}

it('collects text until it stops', () => {
  let typed = '';
  const stop = collectTyping((change) => {
    typed = change(typed);
  });
  press('a', 'b', 'Backspace', 'Shift', ' ', { key: 'k', ctrlKey: true }, 'C');
  stop();
  press('d');
  expect(typed).toBe('a C');
});

it('collects Enter', () => {
  let typed = '';
  const stop = collectTyping((change) => {
    typed = change(typed);
  });
  press('a', 'Enter');
  stop();
  expect(typed).toBe(`a${ENTERED}`);
});

it('keeps a space from pressing the search button', () => {
  const stop = collectTyping(() => {});
  const space = new KeyboardEvent('keydown', { key: ' ', cancelable: true });
  document.dispatchEvent(space);
  stop();
  expect(space.defaultPrevented).toBe(true);
});
