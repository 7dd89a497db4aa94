import { pageBytes, pageScriptBytes } from './page-bytes';
import type { Transfer } from './transfers';

function file(url: string, bytes: number, rest: Partial<Transfer> = {}): Transfer {
  return { url, bytes, kind: 'js', isPrefetch: false, ...rest };
}

const BLIND = [
  file('/', 1, { kind: 'html' }),
  file('/styles.css', 20, { kind: 'css' }),
  file('/main.js', 300),
  file('/page.js', 4_000),
];
const SEEING = [
  ...BLIND,
  file('/island.js', 50_000),
  file('/next-page.js', 600_000, { isPrefetch: true }),
  file('/next-page.css', 7_000_000, { kind: 'css', isPrefetch: true }),
  file('/font.woff2', 80_000_000, { kind: 'font' }),
  file('/logo.svg', 900_000_000, { kind: 'other' }),
];

describe('pageBytes', () => {
  it('separates scripts of the page, of its islands and of prefetched pages', () => {
    expect(pageBytes(SEEING, BLIND)).toMatchObject({
      js: 4_300,
      islandJs: 50_000,
      prefetchJs: 600_000,
    });
  });

  it('sums the other kinds', () => {
    expect(pageBytes(SEEING, BLIND)).toMatchObject({ html: 1, css: 20, font: 80_000_000 });
  });

  it('counts every request', () => {
    expect(pageBytes(SEEING, BLIND).requests).toBe(9);
  });
});

describe('pageScriptBytes', () => {
  it('ignores prefetched scripts', () => {
    expect(pageScriptBytes([...BLIND, file('/next.js', 9, { isPrefetch: true })])).toBe(4_300);
  });
});
