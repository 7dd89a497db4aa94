/** @jest-environment ./test/unit/jsdom-environment.ts */
import { CacheProvider, css, jsx, keyframes } from '@emotion/react';
import { render } from '@testing-library/react';
import { createBidiCache } from './create-bidi-cache';

const cache = createBidiCache('bidi');

const insert = jest.spyOn(cache.sheet, 'insert').mockImplementation(() => {});

function insertedBy(styles: Parameters<typeof css>[0]): string[] {
  insert.mockClear();
  render(<CacheProvider value={cache}>{jsx('i', { css: css(styles) })}</CacheProvider>);
  return insert.mock.calls.map(([rule]) => rule.replaceAll(/bidi-[a-z0-9]+/g, 'bidi-x'));
}

describe('in the browser', () => {
  it('inserts one rule at a time, one per direction', () => {
    expect(insertedBy({ marginLeft: 8 })).toEqual([
      '@layer mui{.bidi-x:where([dir="ltr"] *){margin-left:8px;}}',
      '@layer mui{.bidi-x:where([dir="rtl"] *){margin-right:8px;}}',
    ]);
  });

  it('inserts a rule without directions once, and no rule twice', () => {
    expect(insertedBy({ color: 'red' })).toEqual(['@layer mui{.bidi-x{color:red;}}']);
    expect(insertedBy({ color: 'red' })).toEqual([]);
  });

  it('inserts keyframes unchanged', () => {
    const move = keyframes({ from: { left: 0 }, to: { left: 10 } });
    const rules = insertedBy({ animationName: move }).filter((rule) => rule.includes('@keyframes'));
    const name = move.name;
    expect(rules).toEqual([`@layer mui{@keyframes ${name}{from{left:0;}to{left:10px;}}}`]);
  });
});

describe("with the server's styles", () => {
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
