/** @jest-environment ./test/unit/jsdom-environment.ts */
import { direction } from './registry';
import { showSettings } from './show-settings';

it('writes no attribute that has its value already', () => {
  direction.set('rtl');
  showSettings();
  const observer = new MutationObserver(() => {});
  for (const element of [document.documentElement, document.body]) {
    observer.observe(element, { attributes: true });
  }
  showSettings();
  expect(observer.takeRecords().map(({ attributeName }) => attributeName)).toEqual([]);
  direction.set('ltr');
  showSettings();
  expect(document.body.dir).toBe('ltr');
  expect(observer.takeRecords().map(({ attributeName }) => attributeName)).toEqual([
    'data-still',
    'dir',
    'dir',
  ]);
});
