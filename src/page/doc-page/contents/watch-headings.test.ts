/** @jest-environment ./test/unit/jsdom-environment.ts */
import { FakeIntersectionObserver } from '@site/test/unit/intersection';
import { watchHeadings } from './watch-headings';

const IDS = ['basic', 'sizes', 'colors'];
const onChange = jest.fn();
let watch: ReturnType<typeof watchHeadings>;

/** Simulates scrolling until a heading is above or below the line. */
function report(id: string, isAbove: boolean): void {
  FakeIntersectionObserver.report(document.getElementById(id)!, isAbove);
}

beforeEach(() => {
  jest.useFakeTimers();
  onChange.mockReset();
  document.body.innerHTML = IDS.map((id) => `<h2 id="${id}"></h2>`).join('');
  watch = watchHeadings([...IDS, 'missing'], onChange);
});

afterEach(() => watch.stop());

it('marks the last heading that was scrolled past', () => {
  report('basic', true);
  report('sizes', true);
  expect(onChange.mock.lastCall).toEqual(['sizes']);
  report('sizes', false);
  expect(onChange.mock.lastCall).toEqual(['basic']);
});

it("uses the order of the page, not of the observer's entries", () => {
  report('colors', true);
  report('basic', true);
  expect(onChange.mock.lastCall).toEqual(['colors']);
});

it('marks no heading above the first one', () => {
  report('basic', true);
  report('basic', false);
  expect(onChange.mock.lastCall).toEqual([null]);
});

it('observes everything above the window, and its upper part', () => {
  const [observer] = FakeIntersectionObserver.active;
  expect(observer?.options.rootMargin).toBe('1000000px 0px -70% 0px');
});

it('keeps a followed link marked during the jump, then follows scrolling again', () => {
  watch.follow('colors');
  report('basic', true);
  report('sizes', true);
  expect(onChange.mock.calls).toEqual([['colors']]);
  jest.advanceTimersByTime(1000);
  report('sizes', false);
  expect(onChange.mock.lastCall).toEqual(['basic']);
});

it('stops observing', () => {
  watch.stop();
  report('basic', true);
  expect(onChange).not.toHaveBeenCalled();
});
