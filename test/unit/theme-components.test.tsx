import { renderToStaticMarkup } from 'react-dom/server';
import type { ComponentType } from 'react';
import CodeBlock from '@site/src/theme/CodeBlock';
import Pre from '@site/src/theme/MDXComponents/Pre';

jest.mock('@theme/Playground', () => jest.requireActual('@site/src/theme/Playground'), {
  virtual: true,
});
jest.mock(
  '@theme/ReactLiveScope',
  () => jest.requireActual('@docusaurus/theme-live-codeblock/lib/theme/ReactLiveScope'),
  { virtual: true },
);
jest.mock('@site/src/demos/page/Demo', () => ({
  Demo: ({ name, scope }: { name: string; scope: string }) => `${name} in ${scope}`,
}));

// Upstream has no types for this path.
const { default: LiveCodeBlock } = jest.requireActual<{
  default: ComponentType<{ name: string; scope: string }>;
}>('@docusaurus/theme-live-codeblock/lib/theme/LiveCodeBlock');

it('the LiveCodeBlock of theme-live-codeblock shows a live fence as a demo, in its own scope', () => {
  const html = renderToStaticMarkup(<LiveCodeBlock name="LiveExample1" scope="joy" />);
  expect(html).toBe('LiveExample1 in joy');
});

it('the <pre> of a page is a CodeBlock of the theme', () => {
  const block = { html: '<span>first();</span>', language: 'ts' };
  const html = renderToStaticMarkup(<Pre {...block} />);
  expect(html).toContain('<code><span>first();</span></code>');
  expect(html).toBe(renderToStaticMarkup(<CodeBlock {...block} />));
});
