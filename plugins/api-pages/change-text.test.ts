import type { EntryChange } from '../../src/api/types';
import { changeText } from './change-text';

function changed(before: EntryChange['before'], after: EntryChange['after']): EntryChange {
  return { name: 'size', kind: 'changed', before, after };
}

describe('changeText', () => {
  it('gives the type of what was added', () => {
    expect(changeText({ name: 'edge', kind: 'added', after: { type: 'boolean' } })).toBe(
      '`boolean`',
    );
  });

  it('gives both sides of what differs', () => {
    const change = changed(
      { type: "'small' | 'normal'", default: null, required: false },
      { type: "'small' | 'medium'", default: "'medium'", required: true },
    );
    expect(changeText(change)).toBe(
      "type `'small' | 'normal'` → `'small' | 'medium'`; default none → `'medium'`; now required",
    );
  });

  it('names the members of an object type that differ, not the whole type', () => {
    const change = changed({ type: '{ img?: A }' }, { type: '{ img?: A; root?: B }' });
    expect(changeText(change)).toBe('added `root`');
  });

  it('gives the reason of a deprecation in one line', () => {
    expect(changeText({ name: 'a', kind: 'deprecated', deprecated: 'Use\n`b`.' })).toBe('Use `b`.');
  });

  it('says nothing more of what is merely gone', () => {
    expect(changeText({ name: 'Mui-a', kind: 'removed', before: {} })).toBe('');
  });
});
