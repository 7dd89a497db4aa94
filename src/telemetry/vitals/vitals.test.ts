/** @jest-environment ./test/unit/jsdom-environment.ts */
import { SAMPLE_RATIO, isInSample } from './in-sample';
import { reportVitals } from './report-vitals';

const track = jest.fn();
const reporters: Record<string, (metric: unknown) => void> = {};
jest.mock('@site/src/telemetry/analytics', () => ({
  track: (...args: unknown[]) => track(...args) as unknown,
}));
jest.mock('web-vitals/attribution', () =>
  Object.fromEntries(
    ['CLS', 'FCP', 'INP', 'LCP', 'TTFB'].map((name) => [
      `on${name}`,
      (report: (metric: unknown) => void) => {
        reporters[name] = report;
      },
    ]),
  ),
);

beforeEach(() => sessionStorage.clear());
afterEach(() => jest.restoreAllMocks());

it('measures 0.01 % of visits', () => {
  expect(SAMPLE_RATIO).toBe(0.0001);
  const random = jest.spyOn(Math, 'random').mockReturnValue(0.0001);
  expect(isInSample()).toBe(false);
  sessionStorage.clear();
  random.mockReturnValue(0.00009);
  expect(isInSample()).toBe(true);
});

it('measures either all or no pages of a visit', () => {
  const random = jest.spyOn(Math, 'random').mockReturnValue(0);
  expect(isInSample()).toBe(true);
  random.mockReturnValue(0.5);
  expect(isInSample()).toBe(true);
});

it.each([
  ['CLS', { largestShiftTarget: 'main>p' }, 'main>p'],
  ['INP', { interactionTarget: 'button' }, 'button'],
  ['LCP', { target: 'h1' }, 'h1'],
  ['LCP', {}, 'unknown'],
  ['FCP', { firstByteToFCP: 1 }, 'unknown'],
  ['TTFB', {}, 'unknown'],
])('sends %s with its cause', (name, attribution, cause) => {
  reportVitals();
  reporters[name]!({ name, delta: 1, value: 2, id: 'v5-1', rating: 'good', attribution });
  expect(track).toHaveBeenLastCalledWith('web_vital', {
    name,
    delta: 1,
    value: 2,
    id: 'v5-1',
    label: 'web-vital',
    cause,
  });
});
