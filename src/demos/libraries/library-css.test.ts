/** @jest-environment ./test/unit/jsdom-environment.ts */
import postcss from 'postcss';
import type { Rule } from 'postcss';
import { LIBRARIES, libraryStylesheets } from '.';

const SHEETS = libraryStylesheets();

/** The rules of a layer, with the condition of those in a media query. */
function rulesOf(css: string, layer: string): Rule[] {
  const rules: Rule[] = [];
  postcss.parse(css).walkRules((rule) => {
    const parents = [rule.parent, rule.parent?.parent].flatMap((one) =>
      one?.type === 'atrule' ? [one as unknown as { name: string; params: string }] : [],
    );
    if (parents.some(({ name, params }) => name === 'layer' && params === layer)) {
      rules.push(rule);
    }
  });
  return rules;
}

function valueOf(css: string, layer: string, selector: string, property: string) {
  let value: string | undefined;
  for (const rule of rulesOf(css, layer)) {
    if (rule.selectors.join().replaceAll(' ', '') === selector.replaceAll(' ', '')) {
      rule.walkDecls(property, (declaration) => {
        value = declaration.value;
      });
    }
  }
  return value;
}

const THEME = 'theme.library';

it.each([
  ['material', '--mui-palette-primary-main', '#1976d2', '#90caf9'],
  ['joy', '--joy-palette-primary-solidBg', 'var(--joy-palette-primary-500, #0B6BCB)', undefined],
] as const)("holds %s's default theme", (id, property, light, dark) => {
  expect(valueOf(SHEETS[id], THEME, ':root,[data-theme="light"]', property)).toBe(light);
  if (dark) {
    expect(valueOf(SHEETS[id], THEME, '[data-theme="dark"]', property)).toBe(dark);
  }
});

it.each([
  ['material', 'mui'],
  ['joy', 'joy'],
] as const)('names the properties of %s --%s-…, and no other', (id, prefix) => {
  const names: string[] = [];
  rulesOf(SHEETS[id], THEME).forEach((rule) =>
    rule.walkDecls(/^--/, ({ prop }) => void names.push(prop)),
  );
  expect(names.length).toBeGreaterThan(100);
  expect(names.filter((name) => !name.startsWith(`--${prefix}-`))).toEqual([]);
});

it.each(['material', 'joy'] as const)('sets the dark mode of %s with an attribute', (id) => {
  expect(
    rulesOf(SHEETS[id], THEME).some(({ selector }) => selector === '[data-theme="dark"]'),
  ).toBe(true);
  expect(SHEETS[id]).not.toContain('prefers-color-scheme');
});

it.each(['material', 'joy'] as const)("reverts the site's styles in the portals of %s", (id) => {
  const reverted = rulesOf(SHEETS[id], 'theme.base').find(
    ({ first }) => String(first) === 'all:revert-layer',
  );
  for (const portal of LIBRARIES[id].base.portals) {
    expect(reverted?.selectors).toContain(`body > ${portal}:not(#\\#)`);
    expect(reverted?.selectors).toContain(`body > ${portal}:not(#\\#) *`);
  }
});

it.each(['material', 'joy'] as const)('has the text of %s in its demos and portals', (id) => {
  const { portals, text } = LIBRARIES[id].base;
  const roots = [`.demo-root[data-scope='${id}']`, ...portals.map((portal) => `body > ${portal}`)];
  for (const [property, value] of Object.entries(text)) {
    expect(valueOf(SHEETS[id], 'theme.site', roots.join(), property)).toBe(value);
  }
});
