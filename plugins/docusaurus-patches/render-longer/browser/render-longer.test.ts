/** @jest-environment ./src/testing/jsdom-environment.ts */
import {
  unstable_NormalPriority,
  unstable_scheduleCallback,
  unstable_shouldYield,
} from 'scheduler';
import './render-longer';

/** Whether React's scheduler wants to yield at times since the start of a turn, in ms. */
function yieldsAt(...times: number[]): Promise<boolean[]> {
  return new Promise((resolve) => {
    unstable_scheduleCallback(unstable_NormalPriority, () => {
      const startedAt = performance.now();
      const now = jest.spyOn(performance, 'now');
      const yields = times.map((time) => {
        now.mockReturnValue(startedAt + time);
        return unstable_shouldYield();
      });
      now.mockRestore();
      resolve(yields);
    });
  });
}

it('lets React render for the time of a frame', async () => {
  await expect(yieldsAt(0, 12, 17)).resolves.toEqual([false, false, true]);
});

it('sets the scheduler that React uses', () => {
  const paths = [require.resolve('react-dom')];
  expect(require.resolve('scheduler', { paths })).toBe(require.resolve('scheduler'));
});
