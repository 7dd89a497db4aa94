import { nearest } from './nearest';

it('finds the most similar name, ignoring case', () => {
  expect(nearest('hieght', ['weight', 'height', 'maxWidth'])).toBe('height');
  expect(nearest('Usage', ['usage'])).toBe('usage');
});

it('finds none if no name is similar', () => {
  expect(nearest('colour', ['height', 'maxWidth'])).toBeUndefined();
});
