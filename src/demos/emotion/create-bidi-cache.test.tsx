import { CacheProvider, Global, css, jsx, keyframes } from '@emotion/react';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { compile, middleware, serialize, stringify } from 'stylis';
import { createBidiCache, neededPrefixes, splitRules } from './create-bidi-cache';

Object.assign(globalThis, { __SERVER__: true });

/** The contents of the style tags that the server renders for an app. */
function serverCss(app: ReactNode): string {
  const html = renderToStaticMarkup(
    <CacheProvider value={createBidiCache('css')}>{app}</CacheProvider>,
  );
  return [...html.matchAll(/<style[^>]*>(.*?)<\/style>/g)].map(([, text]) => text).join('\n');
}

function Styled({ styles }: { styles: Parameters<typeof css>[0] }) {
  return jsx('i', { css: css(styles) });
}

/** Class names are hashes of the styles. */
function withoutHashes(text: string): string {
  return text.replaceAll(/css-[a-z0-9]+/g, 'css-x').replaceAll(/animation-[a-z0-9]{5,}/g, 'move');
}

describe('on the server', () => {
  it('writes a rule that mirroring changes once per direction, in the mui layer', () => {
    expect(withoutHashes(serverCss(<Styled styles={{ marginLeft: 8 }} />))).toBe(
      '@layer mui{.css-x:where([dir="ltr"] *){margin-left:8px;}}' +
        '@layer mui{.css-x:where([dir="rtl"] *){margin-right:8px;}}',
    );
  });

  it('writes any other rule once', () => {
    expect(withoutHashes(serverCss(<Styled styles={{ color: 'red' }} />))).toBe(
      '@layer mui{.css-x{color:red;}}',
    );
  });

  it('adds prefixes', () => {
    expect(serverCss(<Styled styles={{ userSelect: 'none' }} />)).toContain('-webkit-user-select');
  });

  // Emotion's compiler and our prefixer must use the same release of stylis, or prefixing these throws.
  it.each(['::placeholder', ':read-only', ':read-write'])('mirrors %s', (selector) => {
    const text = serverCss(<Styled styles={{ [`&${selector}`]: { paddingLeft: 4 } }} />);
    expect(text).toContain(`:where([dir="rtl"] *)${selector}{padding-right:4px;}`);
  });

  it('supports nested selectors and media queries', () => {
    const styles = { '&:hover': { left: 1 }, '@media print': { paddingRight: 2 } };
    const text = withoutHashes(serverCss(<Styled styles={styles} />));
    expect(text).toContain('.css-x:where([dir="ltr"] *):hover{left:1px;}');
    expect(text).toContain('.css-x:where([dir="rtl"] *):hover{right:1px;}');
    expect(text).toContain('@media print{.css-x:where([dir="rtl"] *){padding-left:2px;}}');
  });

  it('writes keyframes unchanged, once', () => {
    const move = keyframes({ from: { left: 0 }, to: { left: 10 } });
    const styles = { animationName: move, marginLeft: 8 };
    const text = withoutHashes(serverCss(<Styled styles={styles} />));
    expect(text).toContain('@layer mui{@keyframes move{from{left:0;}to{left:10px;}}}');
    expect(text.match(/@keyframes/g)).toHaveLength(1);
    expect(text).toContain('.css-x:where([dir="rtl"] *){');
  });

  it('writes global styles unchanged, in the layer', () => {
    expect(serverCss(<Global styles={{ body: { marginLeft: 8 } }} />)).toBe(
      '@layer mui{body{margin-left:8px;}}',
    );
  });

  it("doesn't nest layer statements", () => {
    expect(serverCss(<Global styles="@layer theme, mui;" />)).toBe('@layer theme,mui;');
  });

  it('writes a rule once per page, however often it is used', () => {
    const twice = [
      <Styled key="a" styles={{ left: 1 }} />,
      <Styled key="b" styles={{ left: 1 }} />,
    ];
    expect(serverCss(twice)).toBe(serverCss(twice[0]));
  });
});

const prefixed = (text: string) =>
  serialize(compile(text), middleware([neededPrefixes, stringify]));

it('adds the prefixes that supported browsers need', () => {
  expect(prefixed('.a{user-select:none;}')).toContain('-webkit-user-select:none;');
  expect(prefixed('.a{mask-image:none;}')).toContain('-webkit-mask-image:none;');
});

it.each([
  '.a{display:flex;}',
  '.a{transform:none;}',
  '@keyframes a{to{opacity:0;}}',
  '.a::placeholder{color:red;}',
])('leaves %s as it is', (text) => expect(prefixed(text)).toBe(text));

it.each([
  ['nothing', '', []],
  ['one rule', '.a{color:red;}', ['.a{color:red;}']],
  ['adjacent rules', '.a{color:red;}.b{color:blue;}', ['.a{color:red;}', '.b{color:blue;}']],
  ['statements', '@layer a,b;.a{color:red;}', ['@layer a,b;', '.a{color:red;}']],
  [
    'nested rules',
    '@layer mui{@media print{.a{color:red;}.b{color:blue;}}}.c{top:0;}',
    ['@layer mui{@media print{.a{color:red;}.b{color:blue;}}}', '.c{top:0;}'],
  ],
  [
    'keyframes',
    '@keyframes a{0%{opacity:0;}to{opacity:1;}}.c{top:0;}',
    ['@keyframes a{0%{opacity:0;}to{opacity:1;}}', '.c{top:0;}'],
  ],
])('splits %s', (_case, text, rules) => {
  expect(splitRules(text)).toEqual(rules);
});

it.each([
  ['opening brace', '.a::before{content:"{";}.b{top:0;}'],
  ['closing brace', '.a::before{content:"}";}.b{top:0;}'],
])('splits rules around a string with a(n) %s', (_case, text) => {
  expect(splitRules(text)).toEqual([text.slice(0, -'.b{top:0;}'.length), '.b{top:0;}']);
});
