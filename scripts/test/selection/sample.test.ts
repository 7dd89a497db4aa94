import { sample } from './sample';

const items = Array.from({ length: 100 }, (_, i) => `/page-${i}/`);

it('picks a fixed sample, or all items with FULL=1', () => {
  expect(sample(items, 3, 'pinned', {})).toEqual(['/page-0/', '/page-10/', '/page-93/']);
  expect(sample(items, 3, 'pinned', { FULL: '1' })).toEqual(items);
});
