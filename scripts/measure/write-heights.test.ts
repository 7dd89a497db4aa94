import { heightsFiles, heightsText, withoutRepeats } from './write-heights';

describe('withoutRepeats', () => {
  it('keeps the first height alone when all are equal', () => {
    expect(withoutRepeats([40, 40, 40, 40, 40])).toEqual([40]);
  });

  it('keeps everything up to the last change', () => {
    expect(withoutRepeats([90, 40, 40, 36, 36])).toEqual([90, 40, 40, 36]);
  });
});

describe('heightsFiles', () => {
  it('puts the demos of a page into the file beside them, sorted', () => {
    const files = heightsFiles(
      new Map([
        ['demos/docs-joy/components/card/Basic', [10, 10]],
        ['demos/docs-material/components/button/Zeta', [20, 30]],
        ['demos/docs-material/components/button/Alpha', [1, 1]],
      ]),
    );
    expect([...files]).toEqual([
      ['docs-joy/components/card/demos/heights.json', { Basic: [10] }],
      ['docs-material/components/button/demos/heights.json', { Alpha: [1], Zeta: [20, 30] }],
    ]);
  });
});

describe('heightsText', () => {
  it('is JSON with one demo per line', () => {
    const text = heightsText({ Alpha: [1], Zeta: [20, 30] });
    expect(JSON.parse(text)).toEqual({ Alpha: [1], Zeta: [20, 30] });
    expect(text.split('\n')).toHaveLength(5);
  });
});
