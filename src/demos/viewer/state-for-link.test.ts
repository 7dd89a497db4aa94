/** @jest-environment ./test/unit/jsdom-environment.ts */
import { codeVariant } from '@site/src/reader/settings';
import { sharedDemo } from '@site/test/unit/shared-demo';
import type { SharedState } from '../page/shared-demo';
import { frameOf, stateForLink } from './state-for-link';

const look = { paletteMode: 'dark', direction: 'rtl', dense: true, largeText: false } as const;

function stateOf(changes: Partial<SharedState>) {
  const demo = sharedDemo();
  demo.store.set(changes);
  return stateForLink(demo);
}

beforeAll(() => codeVariant.set('TS'));

it('contains what the reader changed', () => {
  const edits = {
    'BasicButtons.tsx': { source: 'a', code: 'x' },
    'BasicButtons.js': { source: 'a', code: 'y' },
  };
  expect(stateOf({ frame: { ...look, width: 360 }, edits })).toEqual({
    variant: 'TS',
    mode: 'dark',
    direction: 'rtl',
    density: 'compact',
    width: 360,
    code: 'x',
  });
});

it('contains no width without a frame, and no code without an edit', () => {
  const edits = { 'BasicButtons.tsx': { source: 'a', code: 'a' } };
  expect(stateOf({ edits })).toEqual({
    variant: 'TS',
    mode: 'light',
    direction: 'ltr',
    density: 'comfortable',
  });
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
