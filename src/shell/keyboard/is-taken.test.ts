/** @jest-environment ./test/unit/jsdom-environment.ts */
import { isTaken } from './is-taken';

/** Presses a key in this markup, on the element with the attribute `here` or the body. */
function takenIn(html: string, init: KeyboardEventInit = {}): boolean | undefined {
  document.body.innerHTML = html;
  let taken: boolean | undefined;
  const listen = (event: KeyboardEvent) => {
    taken = isTaken(event);
  };
  document.addEventListener('keydown', listen);
  const target = document.querySelector('[here]') ?? document.body;
  target.dispatchEvent(
    new KeyboardEvent('keydown', { key: '?', bubbles: true, composed: true, ...init }),
  );
  document.removeEventListener('keydown', listen);
  return taken;
}

it.each([
  '',
  '<p here></p>',
  '<a href="/" here></a>',
  '<button here></button>',
  '<input type="checkbox" here>',
  '<input type="radio" here>',
  '<div contenteditable="false" here></div>',
  '<dialog></dialog>',
])('handles a key in %j', (html) => {
  expect(takenIn(html)).toBe(false);
});

it.each([
  '<input here>',
  '<input type="search" here>',
  '<input type="number" here>',
  '<textarea here></textarea>',
  '<select here></select>',
  '<div contenteditable here></div>',
  '<div contenteditable="plaintext-only"><p here></p></div>',
  '<div role="textbox" here></div>',
  '<ul role="listbox"><li here></li></ul>',
  '<ul role="menu"><li role="menuitem" here></li></ul>',
  '<ul role="tree"><li here></li></ul>',
  '<dialog open><button here></button></dialog>',
  '<dialog open></dialog><p here></p>',
  '<div role="dialog" aria-modal="true"></div>',
])('ignores a key in %j', (html) => {
  expect(takenIn(html)).toBe(true);
});

it('ignores a key in a text field inside a shadow tree', () => {
  document.body.innerHTML = '<div></div>';
  const field = document.createElement('input');
  document.querySelector('div')?.attachShadow({ mode: 'open' }).append(field);
  const taken = jest.fn(isTaken);
  document.addEventListener('keydown', taken, { once: true });
  field.dispatchEvent(new KeyboardEvent('keydown', { bubbles: true, composed: true }));
  expect(taken).toHaveReturnedWith(true);
});

it('ignores repeated, composing and already handled keys', () => {
  expect(takenIn('<p here></p>', { repeat: true })).toBe(true);
  expect(takenIn('<p here></p>', { isComposing: true })).toBe(true);
  document.body.addEventListener('keydown', (event) => event.preventDefault(), { once: true });
  expect(takenIn('<p here></p>', { cancelable: true })).toBe(true);
});
