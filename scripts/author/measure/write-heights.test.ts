import { readFileSync } from 'node:fs';
import path from 'node:path';
import { heightsPlace } from '../../../plugins/content/demos/heights';
import { pageDemos } from '../../../plugins/shared/page-demos';
import { heightsText, withoutRepeats, writeHeights } from './write-heights';
import { temporaryFolder, writeFiles } from '../../../test/unit/temporary-folder';

describe('withoutRepeats', () => {
  it('keeps only the first height if all are equal', () => {
    expect(withoutRepeats([40, 40, 40, 40, 40])).toEqual([40]);
  });

  it('keeps all heights up to the last change', () => {
    expect(withoutRepeats([90, 40, 40, 36, 36])).toEqual([90, 40, 40, 36]);
  });
});

describe('heightsText', () => {
  it('formats JSON with one demo per line', () => {
    const text = heightsText({ Alpha: [1], Zeta: [20, 30] });
    expect(JSON.parse(text)).toEqual({ Alpha: [1], Zeta: [20, 30] });
    expect(text.split('\n')).toHaveLength(5);
  });
});

describe('writeHeights', () => {
  const root = temporaryFolder();
  const heights = path.join(root, 'demo-heights/docs.json');
  const place = (key: string) => ({ file: heights, key: `docs/button/demos/${key}` });
  const written = () => JSON.parse(readFileSync(heights, 'utf8')) as object;

  it('adds heights sorted by demo, and removes those of deleted demos', () => {
    writeFiles(root, {
      'docs/button/demos/Alpha.tsx': '',
      'docs/button/demos/Kept.tsx': '',
      'demo-heights/docs.json': '{"docs/button/demos/Kept": [5], "docs/button/demos/Gone": [6]}',
    });
    writeHeights(root, [{ place: place('Alpha'), values: [2, 2] }]);
    expect(Object.entries(written())).toEqual([
      ['docs/button/demos/Alpha', [2]],
      ['docs/button/demos/Kept', [5]],
    ]);
  });

  it('keeps the heights of live fences, also if the page has no other demo', () => {
    const page = 'docs/tides/tides.mdx';
    writeFiles(root, { [page]: '```jsx live\n<p>Ebb</p>\n```\n' });
    const { file, text } = pageDemos(root, page)[0]!;
    const fence = heightsPlace(root, file, text);
    writeHeights(root, [{ place: fence, values: [24, 30] }]);
    expect(written()).toMatchObject({ [fence.key]: [24, 30] });
    writeFiles(root, { [page]: '```jsx live\n<p>Flow</p>\n```\n' });
    writeHeights(root, [{ place: { ...fence, key: 'docs/tides/tides#00000000' }, values: [1] }]);
    expect(written()).not.toHaveProperty([fence.key]);
  });
});
