import fs from 'node:fs';
import path from 'node:path';
import postcss from 'postcss';
import { keyedSelectors } from './keyed-selectors';

// Not resolved, because Jest replaces stylesheets.
const LAYOUT = path.resolve(
  __dirname,
  '../../node_modules/@docusaurus/theme-classic/lib/theme/DocItem/Layout/styles.module.css',
);

function run(css: string, from: string): string {
  return postcss([keyedSelectors()]).process(css, { from }).css;
}

it('replaces the selector in the installed theme, and no other', () => {
  const css = fs.readFileSync(LAYOUT, 'utf8');
  expect(run(css, LAYOUT)).toBe(css.replace('header + *', ':global(.doc-header) + *'));
});

it('stops the build if the theme no longer has it', () => {
  expect(() => run('.docItemContainer > * {}', LAYOUT)).toThrow(
    'has no selector ".docItemContainer header + *"',
  );
});

it("doesn't change other stylesheets", () => {
  const css = '.docItemContainer header + * {}';
  expect(run(css, '/site/src/page.css')).toBe(css);
});
