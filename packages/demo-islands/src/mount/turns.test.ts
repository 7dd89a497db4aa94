/** @jest-environment ./test/unit/jsdom-environment.ts */
import { turnOf } from './turns';

/** A demo at a place on a page of which the first 768 px are visible. */
function demo(top: number, wanted = false): Element {
  const element = document.createElement('div');
  element.getBoundingClientRect = () => ({ top, bottom: top + 100 }) as DOMRect;
  jest.spyOn(element, 'matches').mockReturnValue(wanted);
  return element;
}

const scheduler = { yield: jest.fn(() => Promise.resolve()) };

async function orderOf(demos: Record<string, Element>): Promise<string[]> {
  const order: string[] = [];
  await Promise.all(
    Object.entries(demos).map(async ([name, element]) => {
      const isWanted = await turnOf(element);
      order.push(isWanted ? `${name}!` : name);
    }),
  );
  return order;
}

afterEach(() => {
  Reflect.deleteProperty(globalThis, 'scheduler');
  scheduler.yield.mockClear();
});

it('starts demos by distance from the viewport, in both directions', async () => {
  const order = await orderOf({
    far: demo(2000),
    above: demo(-300),
    below: demo(900),
    inside: demo(100),
    next: demo(200),
  });
  expect(order).toEqual(['inside', 'next', 'below', 'above', 'far']);
});

it('starts the demo that the reader uses first, however far', async () => {
  expect(await orderOf({ near: demo(0), used: demo(5000, true) })).toEqual(['used!', 'near']);
});

it('lets the browser do something else before each demo', async () => {
  const order: string[] = [];
  const timer = setInterval(() => order.push('task'));
  const done = (name: string) => () => order.push(name);
  await Promise.all([turnOf(demo(0)).then(done('a')), turnOf(demo(1)).then(done('b'))]);
  clearInterval(timer);
  expect(order.slice(order.indexOf('a'))).not.toEqual(['a', 'b']);
});

it("uses the browser's own way of yielding", async () => {
  Object.assign(globalThis, { scheduler });
  expect(await orderOf({ a: demo(0), b: demo(1) })).toEqual(['a', 'b']);
  expect(scheduler.yield).toHaveBeenCalledTimes(2);
});

it('starts a demo that comes later', async () => {
  await turnOf(demo(0));
  await expect(turnOf(demo(0, true))).resolves.toBe(true);
});
