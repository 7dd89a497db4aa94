import { compile, defaultConfig } from 'eta';
import { ssrTemplate } from './ssr-template';

// Same rendering as @docusaurus/core/lib/ssg/ssgTemplate.js.
const template = compile(ssrTemplate({ layers: ['theme', 'mui', 'utilities'] }).trim(), {
  rmWhitespace: true,
});

/** The HTML of a page, with Docusaurus's data for the template or some of it replaced. */
export function html(data: object = {}): string {
  return template(
    {
      appHtml: '<main>Page</main>',
      baseUrl: '/base/',
      htmlAttributes: 'lang="en" dir="ltr"',
      bodyAttributes: 'class="body"',
      headTags: '<link rel="icon" href="/i.svg">',
      preBodyTags: '<svg></svg><script>before()</script>',
      postBodyTags: '<script>after()</script>',
      metaAttributes: ['<title>Button</title>', '<meta name="description" content="d">'],
      scripts: ['main.js'],
      stylesheets: ['styles.css'],
      noIndex: false,
      version: '3.10.2',
      ...data,
    },
    defaultConfig,
  );
}

/** The same as a document. */
export function documentOf(data: object = {}): Document {
  return new DOMParser().parseFromString(html(data), 'text/html');
}
