import { memberChanges } from './member-changes';

describe('memberChanges', () => {
  it('lists added, changed and removed members', () => {
    const before = "{ root?: Props<'div', { a: b; c: d }>; img?: Image; icon?: 'x' | 'y' }";
    const after = "{ root?: Props<'span', { a: b; c: d }>; icon?: 'y' | 'x'; fallback?: Icon }";
    expect(memberChanges(before, after)).toEqual({
      added: ['fallback'],
      changed: ['root'],
      removed: ['img'],
    });
  });

  it('reports a member that became required', () => {
    expect(memberChanges('{ a?: b }', '{ a: b }')?.changed).toEqual(['a']);
  });

  it.each([
    ['string', '{ a: b }'],
    ['{ a: b }', '{ [key: string]: b }'],
    ['{ a: b }', '{ a: b } | c'],
  ])('leaves %s and %s to the reader', (before, after) => {
    expect(memberChanges(before, after)).toBeNull();
  });
});
