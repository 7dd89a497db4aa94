import { readExtent } from './extent';

it('is everything unless the variable asks for a sample', () => {
  expect(readExtent('SOCIAL_CARDS', undefined)).toBe('all');
  expect(readExtent('SOCIAL_CARDS', '')).toBe('all');
  expect(readExtent('SOCIAL_CARDS', 'sample')).toBe('sample');
  expect(() => readExtent('DEMO_SIZES', 'off')).toThrow('DEMO_SIZES="off" is not valid');
});
