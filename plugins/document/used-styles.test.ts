import fs from 'node:fs';
import path from 'node:path';
import { PostCssPluginWrapInLayer } from '@docusaurus/plugin-css-cascade-layers/lib/postCssPlugin';
import postcss from 'postcss';
import { unusedClasses, usedStyles } from './used-styles';

// Not resolved, because Jest replaces stylesheets.
const INFIMA = path.resolve(__dirname, '../../node_modules/infima/dist/css/default/default.css');
const infima = fs.readFileSync(INFIMA, 'utf8');

function run(css: string, from: string): string {
  return postcss([usedStyles()]).process(css, { from }).css;
}

it('leaves out unused classes and properties of the installed Infima', () => {
  const after = run(infima, INFIMA);
  expect(after).not.toMatch(/\.(?:button|dropdown|navbar-sidebar|avatar|pills|hero)[\s_,:.{>-]/);
  expect(after).not.toMatch(/--ifm-(?:hero|menu|pagination)-(?!nav)/);
  expect(after).toContain('.pagination-nav__link');
  expect(after).toContain('--ifm-pagination-nav-');
  expect(after.length).toBeLessThan(infima.length * 0.6);
});

it('defines every property that the remaining styles read', () => {
  const after = run(infima, INFIMA);
  const read = [...after.matchAll(/var\((--ifm-[\w-]+)\)/g)].map(([, name]) => name);
  expect([...new Set(read)].filter((name) => !after.includes(`${name}:`))).toEqual([]);
});

it('keeps elements, used classes, and used selectors of a rule', () => {
  const css = infima.replaceAll('\n', ' ');
  const extra = 'a { top: 0 } .card, .alert { top: 0 } .alert .close { top: 1px } .alert .card {}';
  expect(run(`${css}\n${extra}`, INFIMA)).toMatch(
    /\na \{ top: 0 \} \.alert \{ top: 0 \} \.alert \.close \{ top: 1px \}$/,
  );
});

it('finds every rule in a cascade layer', () => {
  const wrap = PostCssPluginWrapInLayer({ layers: { infima: () => true } });
  const after = postcss([wrap, usedStyles()]).process(infima, { from: INFIMA }).css;
  expect(after).not.toMatch(/\.(?:card|menu|hero)[\s_,:.{>-]/);
});

it('stops the build if Infima no longer has a class', () => {
  expect(() => run('.alert {}', INFIMA)).toThrow('has no styles of alert--danger, alert--info');
});

it("doesn't change other stylesheets", () => {
  expect(run('.button {}', '/site/src/a.css')).toBe('.button {}');
});

it('names the classes that are left out', () => {
  const unused = unusedClasses(postcss.parse(infima));
  expect(unused).toContain('button--primary');
  expect(unused).not.toContain('alert');
});
