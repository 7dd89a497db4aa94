import { limitRate } from './limit-rate';

it('passes on the first value at once, and then the latest per interval', () => {
  jest.useFakeTimers();
  const call = jest.fn();
  const limited = limitRate(call, 100);
  for (let value = 1; value <= 1000; value += 1) {
    limited(value);
  }
  expect(call.mock.calls).toEqual([[1]]);
  jest.advanceTimersByTime(100);
  expect(call.mock.calls).toEqual([[1], [1000]]);
  jest.advanceTimersByTime(1000);
  limited(1001);
  expect(call.mock.calls).toEqual([[1], [1000], [1001]]);
  jest.useRealTimers();
});
