/** @jest-environment ./test/unit/jsdom-environment.ts */
import { CacheProvider, css, jsx, keyframes } from '@emotion/react';
import { render } from '@testing-library/react';
import { createBidiCache } from './create-bidi-cache';

const LAYERED = '@layer mui {';

/** The rules of all style elements, from the first that `styles` adds. */
function insertedBy(styles: Parameters<typeof css>[0], cache = createBidiCache('bidi')): string[] {
  const before = allRules();
  render(<CacheProvider value={cache}>{jsx('i', { css: css(styles) })}</CacheProvider>);
  return allRules()
    .filter((rule) => !before.includes(rule))
    .map((rule) => rule.replaceAll(/bidi-[a-z0-9]+/g, 'bidi-x').replaceAll(/\s+/g, ' '));
}

function allRules(): string[] {
  return [...document.styleSheets].flatMap((sheet) =>
    [...sheet.cssRules].map((rule) => rule.cssText),
  );
}

describe('in the browser', () => {
  it('inserts one rule per direction into one block of the layer', () => {
    expect(insertedBy({ marginLeft: 8 })).toEqual([
      `${LAYERED}.bidi-x:where([dir="ltr"] *) {margin-left: 8px;}.bidi-x:where([dir="rtl"] *) {margin-right: 8px;}}`,
    ]);
  });

  it('inserts a rule without directions once, and no rule twice', () => {
    const cache = createBidiCache('bidi');
    expect(insertedBy({ color: 'red' }, cache)).toEqual([`${LAYERED}.bidi-x {color: red;}}`]);
    expect(insertedBy({ color: 'red' }, cache)).toEqual([]);
  });

  it('inserts keyframes unchanged and once, outside of the layer', () => {
    const cache = createBidiCache('bidi');
    const move = keyframes({ from: { left: 0 }, to: { left: 10 } });
    const rules = () => insertedBy({ animationName: move }, cache);
    expect(rules()).toEqual([
      expect.stringContaining(LAYERED),
      expect.stringContaining(`@keyframes ${move.name}`),
    ]);
    expect(rules()).toEqual([]);
  });
});

describe("with the server's styles", () => {
  it('inserts rules at the end of their block', () => {
    document.head.innerHTML = '<style data-demo-styles>@layer mui{.css-a1{color:green;}}</style>';
    const adopting = createBidiCache('css');
    render(
      <CacheProvider value={adopting}>{jsx('i', { css: css({ color: 'blue' }) })}</CacheProvider>,
    );
    expect(allRules()).toEqual([
      expect.stringMatching(/^@layer mui \{\.css-a1 .*green.*\.css-\w+ .*blue/),
    ]);
  });

  it('inserts none of them again, and leaves them where they are', () => {
    const { name } = css({ color: 'green' });
    document.head.innerHTML = `<style data-demo-styles>.css-a1{}.css-${name}{color:green;}</style><meta name="last">`;
    const html = document.head.innerHTML;
    const adopting = createBidiCache('css');
    render(
      <CacheProvider value={adopting}>{jsx('i', { css: css({ color: 'green' }) })}</CacheProvider>,
    );
    expect(document.head.innerHTML).toBe(html);
    render(
      <CacheProvider value={adopting}>{jsx('i', { css: css({ color: 'blue' }) })}</CacheProvider>,
    );
    expect(document.head.lastElementChild?.textContent ?? '').not.toContain('green');
    expect(document.head.querySelectorAll('style')).toHaveLength(2);
  });
});
