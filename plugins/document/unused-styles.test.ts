import fs from 'node:fs';
import path from 'node:path';
import postcss from 'postcss';
import { UNUSED_CLASS, unusedStyles } from './unused-styles';

// Not resolved, because Jest replaces stylesheets.
const INFIMA = path.resolve(__dirname, '../../node_modules/infima/dist/css/default/default.css');

function run(css: string, from: string): string {
  return postcss([unusedStyles()]).process(css, { from }).css;
}

it('leaves out the components in the installed Infima', () => {
  const before = fs.readFileSync(INFIMA, 'utf8');
  const after = run(before, INFIMA);
  expect(after).not.toMatch(/\.(?:button|dropdown|navbar-sidebar|avatar|pills|hero)[\s_,:.{>-]/);
  expect(after).not.toContain('--ifm-hero-');
  expect(after.length).toBeLessThan(before.length * 0.9);
});

it('keeps all others, also those that share a rule or the start of a name', () => {
  const unused =
    '.avatar {} .button {} .button-group {} .dropdown {} .hero {} .navbar-sidebar {} .pills {}';
  expect(
    run(`${unused} .card, .button--primary { top: 0 } .buttons {} .clean-btn {}`, INFIMA).trim(),
  ).toBe('.card { top: 0 } .buttons {} .clean-btn {}');
});

it('stops the build if Infima no longer has one', () => {
  expect(() => run('.button {}', INFIMA)).toThrow(
    'has no styles of avatar, button-group, dropdown',
  );
});

it("doesn't change other stylesheets", () => {
  expect(run('.button {}', '/site/src/a.css')).toBe('.button {}');
});

it('knows the class names in HTML', () => {
  const names = ['button', 'button--primary', 'dropdown__menu', 'buttons', 'clean-btn', 'navbar'];
  expect(names.filter((name) => UNUSED_CLASS.test(name))).toEqual([
    'button',
    'button--primary',
    'dropdown__menu',
  ]);
});
