/** @jest-environment ./test/unit/jsdom-environment.ts */
import { act, render, screen } from '@testing-library/react';
import { FakeIntersectionObserver } from '@site/test/unit/intersection';
import { Ad } from './Ad';
import { AdProvider } from './AdProvider';
import { AdSlot } from './AdSlot';
import { DISPLAY_RATIO } from './constants';
import { inHouseAd } from './in-house-ads';

const track = jest.fn();
jest.mock('@site/src/telemetry/analytics', () => ({
  track: (...args: unknown[]) => track(...args) as unknown,
  asksNotToBeTracked: () => false,
}));

const crash: { next: Error | null } = { next: null };
jest.mock('./in-house-ads', () => {
  const actual = jest.requireActual<typeof import('./in-house-ads')>('./in-house-ads');
  return {
    inHouseAd: (chance: number) => {
      if (crash.next) {
        throw crash.next;
      }
      return actual.inHouseAd(chance);
    },
  };
});

const random = jest.spyOn(Math, 'random');
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const renderAd = (displayRatio = 1) => render(<Ad displayRatio={displayRatio} />);

beforeEach(() => {
  jest.useFakeTimers();
  track.mockReset();
  random.mockReturnValue(0.5);
  crash.next = null;
});

describe('analytics', () => {
  it('counts a share of the displays, after 2500 ms', async () => {
    random.mockReturnValue(DISPLAY_RATIO - 0.01);
    renderAd(DISPLAY_RATIO);
    await pass(2499);
    expect(track).not.toHaveBeenCalled();
    await pass(1);
    const { label } = inHouseAd(DISPLAY_RATIO - 0.01);
    expect(track.mock.calls).toEqual([['ad', { action: 'display', label }]]);
  });

  it.each([
    ['as the provider says', 0.7, 0.69, 1],
    ['and no more', 0.7, 0.7, 0],
    ['one in ten by default', undefined, 0.09, 1],
    ['and no more by default', undefined, 0.1, 0],
  ])('counts the share of displays, %s', async (_, ratio, chance, counted) => {
    random.mockReturnValue(chance);
    const { container } = render(
      <AdProvider GADisplayRatio={ratio}>
        <AdSlot />
      </AdProvider>,
    );
    const slot = container.querySelector('[data-ad-slot]')!;
    await act(async () => FakeIntersectionObserver.report(slot, true));
    await pass(0);
    expect(slot.querySelector('[data-shown]')?.getAttribute('data-shown')).toBe('in-house');
    await pass(2500);
    expect(track).toHaveBeenCalledTimes(counted);
  });

  it("doesn't count displays outside the sample, or left early", async () => {
    random.mockReturnValue(DISPLAY_RATIO);
    renderAd(DISPLAY_RATIO);
    await pass(10_000);
    const { unmount } = renderAd(1);
    await pass(2499);
    unmount();
    await pass(10_000);
    expect(track).not.toHaveBeenCalled();
  });

  it('counts every click on an ad', () => {
    renderAd(0);
    screen.getByRole('link').addEventListener('click', (event) => event.preventDefault());
    act(() => screen.getByRole('link').click());
    act(() => screen.getByRole('region').click());
    const { label } = inHouseAd(0.5);
    expect(track.mock.calls).toEqual([['ad', { action: 'click', label }]]);
  });

  it('counts a crash, and renders nothing', () => {
    jest.spyOn(console, 'error').mockImplementation(() => {});
    crash.next = new RangeError('broken');
    const { container } = renderAd();
    expect(container.innerHTML).toBe('');
    expect(track.mock.calls).toEqual([['ad', { action: 'crash', label: 'RangeError' }]]);
  });
});
