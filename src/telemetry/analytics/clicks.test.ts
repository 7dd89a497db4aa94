/** @jest-environment ./test/unit/jsdom-environment.ts */
import { watchClicks } from './clicks';
import { eventAttributes } from './event-attributes';

const send = jest.fn();
watchClicks(document, send);

function place(attributes: Record<string, string | number | undefined>): HTMLElement {
  const button = document.createElement('button');
  for (const [name, value] of Object.entries(attributes)) {
    if (value !== undefined) {
      button.setAttribute(name, String(value));
    }
  }
  button.innerHTML = '<b>text</b>';
  document.body.replaceChildren(button);
  return button.querySelector('b')!;
}

beforeEach(() => send.mockReset());
afterEach(() => jest.restoreAllMocks());

it('counts a click inside an element with event attributes', () => {
  place(eventAttributes({ category: 'demo', action: 'expand', label: 'Basic' })).click();
  expect(send.mock.calls).toEqual([[{ category: 'demo', action: 'expand', label: 'Basic' }]]);
});

it('uses defaults for missing attributes', () => {
  place(eventAttributes({ category: 'demo' })).click();
  expect(send).toHaveBeenCalledWith({ category: 'demo', action: 'click', label: '' });
});

it('ignores other clicks', () => {
  place({ 'data-other': 'x' }).click();
  document.body.click();
  expect(send).not.toHaveBeenCalled();
});

it('counts a click whose handler removes the element or stops propagation', () => {
  const text = place(eventAttributes({ category: 'menu' }));
  text.parentElement!.addEventListener('click', (event) => {
    event.stopPropagation();
    document.body.replaceChildren();
  });
  text.click();
  expect(send).toHaveBeenCalledTimes(1);
});

it('counts the given share of clicks', () => {
  const text = place(eventAttributes({ category: 'demo', split: 0.1 }));
  const random = jest.spyOn(Math, 'random').mockReturnValue(0.1);
  text.click();
  expect(send).not.toHaveBeenCalled();
  random.mockReturnValue(0.09);
  text.click();
  expect(send).toHaveBeenCalledTimes(1);
});
