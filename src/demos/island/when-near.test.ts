/** @jest-environment jsdom */
import { FakeIntersectionObserver } from '@site/src/testing/intersection';
import { whenNear } from './when-near';

Object.assign(globalThis, { IntersectionObserver: FakeIntersectionObserver });

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
  whenNear(element, aborter.signal).then(onNear);
  return onNear;
}

/** Lets what is resolved run its callbacks. */
const settle = () => new Promise((resolve) => setTimeout(resolve));

it('waits as long as nothing happens', async () => {
  const onNear = wait();
  FakeIntersectionObserver.report(element, false);
  element.dispatchEvent(new Event('mousemove'));
  await settle();
  expect(onNear).not.toHaveBeenCalled();
});

it('resolves once the element nears the viewport, 200 px before it', async () => {
  const onNear = wait();
  expect([...FakeIntersectionObserver.active].map(({ options }) => options)).toEqual([
    { rootMargin: '200px 0px' },
  ]);
  FakeIntersectionObserver.report(element, true);
  await settle();
  expect(onNear).toHaveBeenCalledTimes(1);
});

it.each(['pointerover', 'pointerdown', 'focusin', 'touchstart', 'keydown'])(
  'resolves at %s inside the element',
  async (type) => {
    const child = element.appendChild(document.createElement('button'));
    const onNear = wait();
    child.dispatchEvent(new Event(type, { bubbles: true }));
    await settle();
    expect(onNear).toHaveBeenCalledTimes(1);
  },
);

it('stops observing and listening once it resolved', async () => {
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

it('never resolves after it was stopped', async () => {
  const onNear = wait();
  aborter.abort();
  expect(FakeIntersectionObserver.active.size).toBe(0);
  element.dispatchEvent(new Event('pointerdown'));
  FakeIntersectionObserver.report(element, true);
  await settle();
  expect(onNear).not.toHaveBeenCalled();
});

describe('while the reader saves data', () => {
  beforeEach(() => Object.assign(navigator, { connection: { saveData: true } }));
  afterEach(() => Object.assign(navigator, { connection: undefined }));

  it('waits for a touch of what stands there already', async () => {
    element.append('server HTML');
    const onNear = wait();
    FakeIntersectionObserver.report(element, true);
    await settle();
    expect(onNear).not.toHaveBeenCalled();
    element.dispatchEvent(new Event('pointerover'));
    await settle();
    expect(onNear).toHaveBeenCalledTimes(1);
  });

  it('does not leave the reader with an empty element', async () => {
    const onNear = wait();
    FakeIntersectionObserver.report(element, true);
    await settle();
    expect(onNear).toHaveBeenCalledTimes(1);
  });
});
