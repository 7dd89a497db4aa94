import { framePage } from './frame-page';
import { LIVE_META_POLICY, LIVE_POLICY } from './live-policy';

const page = {
  title: 'Demo',
  scope: 'material' as const,
  stylesheets: ['/a.css'],
  scripts: ['/a.js'],
  layers: ['theme', 'mui'],
};

it('contains a container for the demo, its scripts and styles, and the layers first', () => {
  const html = framePage(page);
  expect(html).toContain(
    '<main id="frame" class="demo-root" data-scope="material" aria-label="Demo">',
  );
  expect(html.indexOf('@layer theme, mui;')).toBeLessThan(html.indexOf('/a.css'));
  expect(html).toContain('<script src="/a.js" defer></script>');
  expect(html).not.toContain('Content-Security-Policy');
});

it('declares its policy before anything is loaded', () => {
  const html = framePage({ ...page, policy: LIVE_META_POLICY });
  expect(html.indexOf("connect-src 'none'")).toBeLessThan(html.indexOf('<link'));
});

it('blocks all connections of edited code', () => {
  expect(LIVE_POLICY).toContain('sandbox allow-scripts;');
  expect(LIVE_POLICY).toContain("default-src 'none'");
  expect(LIVE_POLICY).toContain("connect-src 'none'");
  expect(LIVE_META_POLICY).toContain("connect-src 'none'");
  expect(LIVE_POLICY).not.toMatch(/allow-same-origin|https?:|\*/);
});
