import { placeHint } from './place-hint';

const view = { width: 360, height: 640 };
const hint = { width: 200, height: 100 };

it.each([
  ['below the link', { left: 50, top: 100 }, { left: 50, top: 128 }],
  ['above the link at the lower edge', { left: 50, top: 600 }, { left: 50, top: 492 }],
  ['inside the viewport at the right', { left: 340, top: 100 }, { left: 152, top: 128 }],
  ['inside the viewport at the left', { left: -30, top: 100 }, { left: 8, top: 128 }],
])('is placed %s', (_case, link, expected) => {
  expect(placeHint({ ...link, width: 40, height: 20 }, hint, view)).toEqual(expected);
});

it('is placed below if it fits neither way', () => {
  const link = { left: 50, top: 40, width: 40, height: 20 };
  expect(placeHint(link, { width: 200, height: 620 }, view)).toEqual({ left: 50, top: 68 });
});
