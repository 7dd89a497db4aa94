import { LATIN, OTHER_RANGE, SITE_RANGE, charactersOf, fallbackFace, fontFace } from './font-faces';
import type { FontMetrics, LocalFont } from './font-faces';

/** The descriptors of an @font-face rule. */
function descriptorsOf(css: string): Record<string, string> {
  const [, body = ''] = /^@font-face\{(.*)\}$/.exec(css) ?? [];
  const pairs = body.split(';').filter(Boolean);
  return Object.fromEntries(
    pairs.map((pair) => [pair.slice(0, pair.indexOf(':')), pair.slice(pair.indexOf(':') + 1)]),
  );
}

describe('fontFace', () => {
  it('writes family, weight and file', () => {
    const css = fontFace({ family: 'General Sans', weight: 600, url: '/fonts/g.woff2' });
    expect(descriptorsOf(css)).toEqual({
      'font-family': '"General Sans"',
      'font-style': 'normal',
      'font-display': 'optional',
      'font-weight': '600',
      src: 'url("/fonts/g.woff2") format("woff2")',
    });
  });

  it('limits the font to the characters in the file', () => {
    const face = { family: 'Inter', weight: 400, url: '/i.woff2', unicodeRange: LATIN };
    expect(descriptorsOf(fontFace(face))['unicode-range']).toBe(LATIN);
    expect(LATIN).toMatch(/^U\+0000-00FF,(U\+[0-9A-F]{4}(-[0-9A-F]{4})?,?)+$/);
  });
});

describe('charactersOf', () => {
  it('lists single characters and ranges', () => {
    expect(charactersOf('U+0061-0063,U+20AC')).toEqual(['a', 'b', 'c', '€']);
  });

  it('finds each Latin character in one of the two parts', () => {
    const parts = [...charactersOf(SITE_RANGE), ...charactersOf(OTHER_RANGE)];
    expect(parts.sort()).toEqual(charactersOf(LATIN).sort());
  });
});

describe('fallbackFace', () => {
  const real: FontMetrics = {
    familyName: 'Real',
    ascent: 1000,
    descent: -250,
    lineGap: 50,
    unitsPerEm: 1000,
    xWidthAvg: 600,
  };
  const local: LocalFont = {
    familyName: 'Local',
    ascent: 1800,
    descent: -400,
    lineGap: 60,
    unitsPerEm: 2000,
    xWidthAvg: 1000,
    names: ['Local', 'LocalMT'],
    weights: '600 1000',
  };

  // Calculated by hand: 600 / 1000 = 0.6 em against 1000 / 2000 = 0.5 em, so the local font is scaled
  // to 0.6 / 0.5 = 120 %; relative to that, ascent is 1 / 1.2, descent 0.25 / 1.2, gap 0.05 / 1.2.
  it('matches the metrics of the real font', () => {
    expect(descriptorsOf(fallbackFace('Real Fallback', real, local))).toEqual({
      'font-family': '"Real Fallback"',
      'font-weight': '600 1000',
      src: 'local("Local"),local("LocalMT")',
      'size-adjust': '120%',
      'ascent-override': '83.333%',
      'descent-override': '20.833%',
      'line-gap-override': '4.167%',
    });
  });

  it("doesn't scale fonts of equal width", () => {
    const same = { ...local, unitsPerEm: 1000, xWidthAvg: 600 };
    expect(descriptorsOf(fallbackFace('F', real, same))).toMatchObject({
      'size-adjust': '100%',
      'ascent-override': '100%',
      'descent-override': '25%',
      'line-gap-override': '5%',
    });
  });
});
