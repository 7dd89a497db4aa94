import { demoFrames } from './frame-paths';

jest.mock('@site/lines/current', () => jest.requireActual('@site/lines/7/line'));

it.each([
  [
    'demos/docs-material/components/button/BasicButtons',
    { alone: '/demo/material-ui/', live: '/demo/live/material/', page: 'button' },
  ],
  [
    'demos/docs-material_versioned_docs/version-6.5.0/components/alert/BasicAlerts',
    { alone: '/demo/material-ui/v6/', live: '/demo/live/material-v6/', page: 'alert' },
  ],
])('returns the frames of %s', (source, frames) => {
  expect(demoFrames(source)).toEqual(frames);
});

it('throws for a demo outside the docs folders', () => {
  expect(() => demoFrames('demos/elsewhere/Button')).toThrow("isn't in a docs folder");
});
