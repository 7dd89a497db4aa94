/** @reads-pages */
import path from 'node:path';
import { pageFiles } from '../../shared/page-files';
import { runtimePackage } from '../api-reference/fixtures/completeness';

const SITE_DIR = path.resolve(__dirname, '../../..');
const FOLDER = 'docs-joy';

const pages = pageFiles(FOLDER, SITE_DIR).filter(({ id }) => !id.startsWith('api/'));

/** The sections of a page that a link can point to, without code blocks. */
function sectionsOf(body: string): string[] {
  return body
    .replaceAll(/^```[^]*?^```/gm, '')
    .split(/^(?=#{2,6} )/m)
    .slice(1);
}

/** Headings of the sections that name a component, in text or as code. */
function describedIn(name: string): string[] {
  const own = pages.filter(({ frontMatter }) =>
    (Array.isArray(frontMatter.components) ? frontMatter.components : []).includes(name),
  );
  const mention = new RegExp(`\`${name}\`|^#.*\\b${name}\\b`, 'm');
  return (own.length > 0 ? own : pages).flatMap(({ id, body }) =>
    sectionsOf(body)
      .filter((section) => mention.test(section))
      .map((section) => `${id} ${section.split('\n')[0]}`),
  );
}

it('describes each component that Joy UI exports below a heading of a page', () => {
  const { components } = runtimePackage('@mui/joy', '@mui/joy', SITE_DIR);
  expect(components.length).toBeGreaterThan(80);
  const titles = pages.map(({ frontMatter }) => String(frontMatter.title).replaceAll(' ', ''));
  const missing = components.filter(
    (name) => !titles.includes(name) && describedIn(name).length === 0,
  );
  expect(missing).toEqual([]);
});
