/** @jest-environment ./test/unit/jsdom-environment.ts */
import { collectTyping } from './collect-typing';

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
  press('a', 'b', 'Backspace', 'Shift', ' ', { key: 'k', ctrlKey: true }, 'C', 'Enter');
  stop();
  press('d');
  expect(typed).toBe('a C\n');
});

it.each([' ', 'Enter'])('keeps %j from pressing the search button', (key) => {
  const stop = collectTyping(() => {});
  const pressed = new KeyboardEvent('keydown', { key, cancelable: true });
  document.dispatchEvent(pressed);
  stop();
  expect(pressed.defaultPrevented).toBe(true);
});
