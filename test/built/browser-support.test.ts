import { browserslist } from '../../package.json';
import { inlineScripts } from '../../plugins/output/content-security-policy/inline-scripts';
import { REQUIRED_FEATURES } from '../../plugins/shared/feature-test';
import { htmlFiles } from '../../plugins/shared/html-files';
import { filesBelow } from '../../plugins/shared/files-below';
import { BUILD_DIR } from '../../scripts/shared/root';
import { missingFeatures, versionsIn, versionsWith } from './support/browser-features';
import { FeatureUses } from './support/feature-uses';
import { readBuilt } from './support/read-built';

const PROMISED = versionsIn(browserslist.production);
const REQUIRED = versionsWith(Object.values(REQUIRED_FEATURES));

/** Uses that are checked in a way that the test doesn't recognize, or can't be changed here. */
const ACCEPTED: Readonly<Record<string, RegExp>> = {
  // fflate and zod check it.
  'Error.captureStackTrace': /Error\.captureStackTrace&&|"captureStackTrace"in Error/,
  // MUI X Charts checks it.
  'Intl.Segmenter': /"Segmenter"in Intl\?/,
  // React checks its type.
  navigation: /navigation\.(?:transition|currentEntry|navigate|\w+EventListener)/,
  // React checks it first.
  'navigator.connection': /navigator\.connection&&/,
  // web-vitals checks it.
  PerformanceEventTiming: /globalThis\.PerformanceEventTiming\b.*PerformanceEventTiming/s,
  // MUI X submits the form around a date field on Enter; Safari 15 doesn't.
  requestSubmit: /\[type="submit"\]/,
};

function usesIn(versions: typeof PROMISED, ...scripts: string[]): string[] {
  const uses = new FeatureUses(missingFeatures(versions));
  scripts.forEach((script) => uses.add(script));
  return uses.all().map(({ feature }) => feature);
}

it.each([
  ['new CompressionStream("gzip")', 'CompressionStream'],
  ['navigation.addEventListener("navigate", run)', 'navigation'],
  ['self.requestIdleCallback(run)', 'requestIdleCallback'],
  ['fetch(url, { signal: AbortSignal.timeout(1) })', 'AbortSignal.timeout'],
  ['navigator.userActivation.isActive', 'navigator.userActivation'],
  ['form.requestSubmit()', 'requestSubmit'],
  ['list.toSorted()', 'toSorted'],
  ['Object.groupBy(list, key)', 'Object.groupBy'],
  ['/(?<=a)b/', 'lookbehind'],
  ['new RegExp(`(?<!${a})b`)', 'lookbehind'],
  ['class A { static { run() } }', 'static block'],
])('recognizes %s', (script, feature) => {
  expect(usesIn(PROMISED, script)).toEqual([feature]);
});

it.each([
  'Object.hasOwn(a, "b"); [].findLast(run); structuredClone(a); navigator.locks.request("a", run)',
  '(window.requestIdleCallback ?? setTimeout)(run); form.requestSubmit?.()',
  'navigator.userActivation?.isActive; typeof navigation',
  'class Tree { toSorted() {} } new Tree().toSorted()',
])('accepts %s', (script) => {
  expect(usesIn(PROMISED, script)).toEqual([]);
});

it.each(['/[\\p{L}--a]/v', 'using a = b'])('refuses the syntax of %s', (script) => {
  expect(() => usesIn(PROMISED, script)).toThrow(SyntaxError);
});

it('requires no feature that a supported browser lacks', () => {
  expect(
    Object.entries(REQUIRED).filter(
      ([name, version]) => version > PROMISED[name as keyof typeof PROMISED],
    ),
  ).toEqual([]);
});

it('uses nothing that a browser with the required features lacks', () => {
  const uses = new FeatureUses(missingFeatures(REQUIRED));
  const scripts = filesBelow('.', BUILD_DIR, /^\.\/(?!__server).*\.js$/);
  const inline = new Set(htmlFiles(BUILD_DIR).flatMap((file) => inlineScripts(readBuilt(file))));
  expect([scripts.length, inline.size].every(Boolean)).toBe(true);
  [...scripts.map(readBuilt), ...inline].forEach((script) => uses.add(script));

  const isAccepted = (feature: string, code: string) => ACCEPTED[feature]?.test(code) ?? false;
  const all = uses.all();
  expect(all.filter(({ feature, code }) => !isAccepted(feature, code))).toEqual([]);
  // Uses that no longer exist.
  const used = new Set(all.map(({ feature }) => feature));
  expect(Object.keys(ACCEPTED).filter((feature) => !used.has(feature))).toEqual([]);
});
