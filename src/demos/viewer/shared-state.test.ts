/** @jest-environment ./src/testing/jsdom-environment.ts */
import { mockSystemMode } from '@site/src/testing/system-mode';
import { frameOf, stateOf } from './shared-state';

const look = { paletteMode: 'dark', direction: 'rtl', dense: true, largeText: false } as const;

beforeAll(() => void mockSystemMode());

it('contains what the reader changed', () => {
  expect(stateOf('TS', 'x', { look, settings: { ...look, width: 360 } })).toEqual({
    variant: 'TS',
    mode: 'dark',
    direction: 'rtl',
    density: 'compact',
    width: 360,
    code: 'x',
  });
});

it('contains no width without a frame, and no code without an edit', () => {
  expect(Object.keys(stateOf('JS', null, { look, settings: null }))).toEqual([
    'variant',
    'mode',
    'direction',
    'density',
  ]);
});

it('requires a frame for settings that differ from the page', () => {
  expect(frameOf({ variant: 'TS', mode: 'dark', direction: 'ltr', width: 400 })).toEqual({
    paletteMode: 'dark',
    width: 400,
  });
});

it("requires no frame for the page's own settings", () => {
  expect(
    frameOf({ variant: 'TS', mode: 'light', direction: 'ltr', density: 'comfortable' }),
  ).toBeNull();
});
