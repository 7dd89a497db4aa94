import type { EntryChange } from '../../../src/api/types';
import { changeText } from './change-text';

function changed(before: EntryChange['before'], after: EntryChange['after']): EntryChange {
  return { name: 'size', kind: 'changed', before, after };
}

describe('changeText', () => {
  it('shows the type of an added prop', () => {
    expect(changeText({ name: 'edge', kind: 'added', after: { type: 'boolean' } })).toBe(
      '`boolean`',
    );
  });

  it('shows both sides of a difference', () => {
    const change = changed(
      { type: "'small' | 'normal'", default: null, required: false },
      { type: "'small' | 'medium'", default: "'medium'", required: true },
    );
    expect(changeText(change)).toBe(
      "type `'small' | 'normal'` → `'small' | 'medium'`; default none → `'medium'`; now required",
    );
  });

  it('names only the members of an object type that differ', () => {
    const change = changed({ type: '{ img?: A }' }, { type: '{ img?: A; root?: B }' });
    expect(changeText(change)).toBe('added `root`');
  });

  it('shows the reason for a deprecation on one line', () => {
    expect(changeText({ name: 'a', kind: 'deprecated', deprecated: 'Use\n`b`.' })).toBe('Use `b`.');
  });

  it('shows nothing for a removed member', () => {
    expect(changeText({ name: 'Mui-a', kind: 'removed', before: {} })).toBe('');
  });
});
