/** @jest-environment ./test/unit/jsdom-environment.ts */

const reportVitals = jest.fn();
let runtime: object | null;
jest.mock('@site/src/telemetry/analytics', () => ({ analyticsRuntime: async () => runtime }));
jest.mock('./report-vitals', () => ({ reportVitals: () => reportVitals() as unknown }));

/** Opens a page with or without a sink, in a visit with this random value. */
async function openPage(sink: object | null, chance: number) {
  runtime = sink;
  sessionStorage.clear();
  reportVitals.mockClear();
  jest.spyOn(Math, 'random').mockReturnValue(chance);
  await jest.isolateModulesAsync(async () => {
    await import('./start');
    // Everything that `start` does runs in microtasks.
    await new Promise((resolve) => setTimeout(resolve));
  });
}

it('measures visits in the sample if there is a sink', async () => {
  await openPage({}, 0);
  expect(reportVitals).toHaveBeenCalledTimes(1);
});

it.each([
  ['outside the sample', {}, 0.5],
  ['without a sink', null, 0],
])('measures nothing %s', async (_, sink, chance) => {
  await openPage(sink, chance);
  expect(reportVitals).not.toHaveBeenCalled();
});
