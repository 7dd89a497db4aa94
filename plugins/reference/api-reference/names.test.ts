import { slugOf } from './names';

describe('slugOf', () => {
  it.each([
    ['Button', 'button'],
    ['TextareaAutosize', 'textarea-autosize'],
    ['SvgIcon', 'svg-icon'],
    ['List.Item', 'list-item'],
  ])('%s → %s', (name, slug) => {
    expect(slugOf(name)).toBe(slug);
  });
});
