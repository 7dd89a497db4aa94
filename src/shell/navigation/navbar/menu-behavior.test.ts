/** @jest-environment ./test/unit/jsdom-environment.ts */
import userEvent from '@testing-library/user-event';
import { attachMenu } from './menu-behavior';

let details: HTMLDetailsElement;
let detach: () => void;
const user = userEvent.setup();

function focused(): string {
  return document.activeElement?.textContent ?? '';
}

beforeEach(() => {
  document.body.innerHTML = `
    <details><summary>Menu</summary><ul>
      <li><a href="#m">Material UI</a></li>
      <li><a href="#j">Joy UI</a></li>
      <li><a href="#s">MUI System</a></li>
    </ul></details>
    <button>Elsewhere</button>`;
  details = document.querySelector('details') as HTMLDetailsElement;
  detach = attachMenu(details);
  details.querySelector('summary')?.focus();
});

afterEach(() => detach());

describe('attachMenu', () => {
  it.each([
    ['{ArrowDown}', 'Material UI'],
    ['{ArrowUp}', 'MUI System'],
  ])('opens by %s', async (keys, expected) => {
    await user.keyboard(keys);
    expect(details.open).toBe(true);
    expect(focused()).toBe(expected);
  });

  it.each([
    ['{ArrowDown}', 'Joy UI'],
    ['{ArrowUp}', 'MUI System'],
    ['{End}', 'MUI System'],
    ['{End}{Home}', 'Material UI'],
    ['j', 'Joy UI'],
    ['mui s', 'MUI System'],
    ['{Control>}{End}{/Control}', 'Material UI'],
  ])('goes from the first entry by %s', async (keys, expected) => {
    await user.keyboard('{ArrowDown}');
    await user.keyboard(keys);
    expect(focused()).toBe(expected);
  });

  it('ignores keys while it is closed', async () => {
    const onKeyDown = jest.fn();
    document.addEventListener('keydown', onKeyDown);
    await user.keyboard('{End}j');
    document.removeEventListener('keydown', onKeyDown);
    expect(focused()).toBe('Menu');
    expect(onKeyDown.mock.calls.map(([event]) => event.defaultPrevented)).toEqual([false, false]);
  });

  it('stops the propagation of keys that it handles', async () => {
    const onKeyDown = jest.fn();
    await user.keyboard('{ArrowDown}');
    document.addEventListener('keydown', onKeyDown);
    await user.keyboard('j{End}{Escape}');
    document.removeEventListener('keydown', onKeyDown);
    expect(onKeyDown).not.toHaveBeenCalled();
  });

  it('closes with Escape and restores focus', async () => {
    await user.keyboard('{ArrowDown}{Escape}');
    expect(details.open).toBe(false);
    expect(focused()).toBe('Menu');
  });

  it('closes when focus leaves it', async () => {
    await user.keyboard('{ArrowUp}');
    document.querySelector('button')?.focus();
    expect(details.open).toBe(false);
  });

  it('closes on a click outside, not on one inside', async () => {
    details.open = true;
    await user.pointer({ keys: '[MouseLeft>]', target: details.querySelector('ul') as Element });
    expect(details.open).toBe(true);
    await user.pointer({ keys: '[MouseLeft>]', target: document.body });
    expect(details.open).toBe(false);
  });

  it('closes after a link is followed', async () => {
    details.open = true;
    await user.click(details.querySelectorAll('a')[1]!);
    expect(details.open).toBe(false);
  });

  it('stops listening', async () => {
    detach();
    await user.keyboard('{ArrowDown}');
    expect(details.open).toBe(false);
  });
});
