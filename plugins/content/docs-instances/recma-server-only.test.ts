import { inNode } from '@site/test/unit/in-node';

const PAGE =
  'Text\n\n<EvidenceResults>\n\nTested\n\n</EvidenceResults>\n\n<Aside>\n\nMore\n\n</Aside>';

/** The HTML of the page, with these values for what the bundler replaces in its script. */
const rendered = (isServer: boolean, mode = 'production'): string =>
  inNode(
    `const { recmaServerOnly } = await load('./plugins/content/docs-instances/recma-server-only.ts');
     const { compile, run } = await import('@mdx-js/mdx');
     const { createElement } = require('react');
     const { renderToStaticMarkup } = require('react-dom/server');
     globalThis.__SERVER__ = input.isServer;
     process.env.NODE_ENV = input.mode;
     const options = { recmaPlugins: [recmaServerOnly], outputFormat: 'function-body' };
     const script = await compile(input.page, options);
     const { default: Page } = await run(script, require('react/jsx-runtime'));
     const components = { EvidenceResults: 'section', Aside: 'aside' };
     return renderToStaticMarkup(createElement(Page, { components })).replaceAll('\\n', '');`,
    { isServer, mode, page: PAGE },
  );

const COMPLETE = '<p>Text</p><section><p>Tested</p></section><aside><p>More</p></aside>';

it('renders everything on the server and in development', () => {
  expect(rendered(true)).toBe(COMPLETE);
  expect(rendered(false, 'development')).toBe(COMPLETE);
});

it('leaves the children of the component out in the browser', () => {
  expect(rendered(false)).toBe('<p>Text</p><section></section><aside><p>More</p></aside>');
});
