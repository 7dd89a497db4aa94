import { pageText } from './page-text';

describe('pageText', () => {
  it('is deterministic and depends on the seed', () => {
    expect(pageText('A', 1)).toBe(pageText('A', 1));
    expect(pageText('A', 1)).not.toBe(pageText('A', 2));
  });

  it('starts with its title and has one code block', () => {
    expect(pageText('Sharing notes', 7)).toMatch(/^# Sharing notes\n/);
    expect(pageText('Sharing notes', 7).match(/^```/gm)).toHaveLength(2);
  });

  it.each([1, 2, 3])('is about as long as our text pages (seed %i)', (seed) => {
    const words = pageText('A', seed).split(/\s+/).length;
    expect(words).toBeGreaterThan(500);
    expect(words).toBeLessThan(900);
  });
});
