/** @jest-environment ./test/unit/jsdom-environment.ts */
import { whenNear } from './when-near';

/** What the environment has, because jsdom has no observer. */
const FakeIntersectionObserver = IntersectionObserver as unknown as {
  active: ReadonlySet<{ options: object }>;
  report: (element: Element, isIntersecting: boolean) => void;
};

let element: HTMLElement;
let aborter: AbortController;

beforeEach(() => {
  element = document.body.appendChild(document.createElement('div'));
  aborter = new AbortController();
});

afterEach(() => {
  aborter.abort();
  element.remove();
});

function wait() {
  const onNear = jest.fn();
  void whenNear(element, aborter.signal).then(onNear);
  return onNear;
}

/** Lets the callbacks of resolved promises run. */
const settle = () => new Promise((resolve) => setTimeout(resolve));

it('stays pending without an interaction', async () => {
  const onNear = wait();
  FakeIntersectionObserver.report(element, false);
  element.dispatchEvent(new Event('mousemove'));
  await settle();
  expect(onNear).not.toHaveBeenCalled();
});

it('resolves when the element is within 200 px of the viewport', async () => {
  const onNear = wait();
  expect([...FakeIntersectionObserver.active].map(({ options }) => options)).toEqual([
    { rootMargin: '200px 0px' },
  ]);
  FakeIntersectionObserver.report(element, true);
  await settle();
  expect(onNear).toHaveBeenCalledTimes(1);
});

it.each(['pointerover', 'pointerdown', 'focusin', 'touchstart', 'keydown'])(
  'resolves on %s inside the element',
  async (type) => {
    const child = element.appendChild(document.createElement('button'));
    const onNear = wait();
    child.dispatchEvent(new Event(type, { bubbles: true }));
    await settle();
    expect(onNear).toHaveBeenCalledTimes(1);
  },
);

it('stops observing and listening after resolving', async () => {
  const remove = jest.spyOn(element, 'removeEventListener');
  wait();
  element.dispatchEvent(new Event('keydown'));
  expect(FakeIntersectionObserver.active.size).toBe(0);
  expect(remove.mock.calls.map(([type]) => type).sort()).toEqual([
    'focusin',
    'keydown',
    'pointerdown',
    'pointerover',
    'touchstart',
  ]);
});

it('never resolves after an abort', async () => {
  const onNear = wait();
  aborter.abort();
  expect(FakeIntersectionObserver.active.size).toBe(0);
  element.dispatchEvent(new Event('pointerdown'));
  FakeIntersectionObserver.report(element, true);
  await settle();
  expect(onNear).not.toHaveBeenCalled();
});

describe('with Save-Data', () => {
  beforeEach(() => Object.assign(navigator, { connection: { saveData: true } }));
  afterEach(() => Object.assign(navigator, { connection: undefined }));

  it('waits for an interaction if the element has content', async () => {
    element.append('server HTML');
    const onNear = wait();
    FakeIntersectionObserver.report(element, true);
    await settle();
    expect(onNear).not.toHaveBeenCalled();
    element.dispatchEvent(new Event('pointerover'));
    await settle();
    expect(onNear).toHaveBeenCalledTimes(1);
  });

  it("doesn't wait if the element is empty", async () => {
    const onNear = wait();
    FakeIntersectionObserver.report(element, true);
    await settle();
    expect(onNear).toHaveBeenCalledTimes(1);
  });
});
