import { defaultConfig } from './default-config';
import { fixture } from '../testing/declarations';

describe('defaultConfig', () => {
  const { checker, symbolOf } = fixture('comments.d.ts');

  it('reads the literals of an exported defaultConfig', () => {
    expect(defaultConfig(checker, [symbolOf('props'), symbolOf('defaultConfig')])).toEqual(
      new Map([['attribute', "'data-mode'"]]),
    );
  });

  it('is empty without the export', () => {
    expect(defaultConfig(checker, [symbolOf('props')]).size).toBe(0);
  });
});
