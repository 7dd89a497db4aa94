/** @jest-environment ./test/unit/jsdom-environment.ts */
import { LIVE_META_POLICY, LIVE_POLICY, LIVE_POLICY_SCRIPT } from 'docusaurus-demo-islands/policy';
import { FEATURE_TEST } from '../../shared/feature-test';
import { framePage } from './frame-page';

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
  expect(html).not.toContain('<meta http-equiv');
});

it('says that it needs JavaScript in old browsers too, and only without a policy of its own', () => {
  const html = framePage(page);
  expect(html.indexOf(FEATURE_TEST)).toBeGreaterThan(-1);
  expect(html.indexOf(FEATURE_TEST)).toBeLessThan(html.indexOf('/a.js'));
  expect(framePage({ ...page, policy })).not.toContain(FEATURE_TEST);
});

const policy = { meta: LIVE_META_POLICY, script: LIVE_POLICY_SCRIPT };

it('declares its policy before anything is loaded', () => {
  const html = framePage({ ...page, policy });
  const order = ["connect-src 'none'", LIVE_POLICY_SCRIPT, '<link'].map((text) =>
    html.indexOf(text),
  );
  expect(order).toEqual([...order].sort((one, other) => one - other));
  expect(order).not.toContain(-1);
});

it('names the origin that serves the page, since WebKit does not match self in it', () => {
  new Function(LIVE_POLICY_SCRIPT)();
  const policies = [...document.querySelectorAll<HTMLMetaElement>('meta[http-equiv]')].map(
    ({ content }) => content,
  );
  expect(policies).toEqual([
    [
      "default-src 'none'",
      "script-src http://localhost 'unsafe-eval'",
      "style-src http://localhost 'unsafe-inline'",
      'img-src http://localhost data:',
      'font-src http://localhost',
    ].join('; '),
  ]);
});

it('blocks all connections of edited code, in both policies', () => {
  expect(LIVE_POLICY).toContain('sandbox allow-scripts;');
  for (const one of [LIVE_POLICY, LIVE_META_POLICY]) {
    expect(one).toContain("connect-src 'none'");
    expect(one).toContain("form-action 'none'");
    expect(one).not.toMatch(/allow-same-origin|https?:|\*/);
  }
});
