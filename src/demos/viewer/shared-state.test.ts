/** @jest-environment jsdom */
import { mockSystemMode } from '@site/src/testing/system-mode';
import { frameOf, stateOf } from './shared-state';

const look = { paletteMode: 'dark', direction: 'rtl', dense: true, largeText: false } as const;

beforeAll(() => void mockSystemMode());

it('shares what the reader changed', () => {
  expect(stateOf('TS', 'x', { look, settings: { ...look, width: 360 } })).toEqual({
    variant: 'TS',
    mode: 'dark',
    direction: 'rtl',
    density: 'compact',
    width: 360,
    code: 'x',
  });
});

it('shares no width without a frame, and no code without a change', () => {
  expect(Object.keys(stateOf('JS', null, { look, settings: null }))).toEqual([
    'variant',
    'mode',
    'direction',
    'density',
  ]);
});

it('needs a frame for what the page does not show', () => {
  expect(frameOf({ variant: 'TS', mode: 'dark', direction: 'ltr', width: 400 })).toEqual({
    paletteMode: 'dark',
    width: 400,
  });
});

it('needs none for what the page shows anyway', () => {
  expect(
    frameOf({ variant: 'TS', mode: 'light', direction: 'ltr', density: 'comfortable' }),
  ).toBeNull();
});
