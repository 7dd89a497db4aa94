import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';
import { remarkLine } from './remark-line';
import { PRODUCTS, releaseOf } from '../../../src/foundation/products';

const PAGE = '/site/docs-material/components/button/button.mdx';

function compile(value: string, line: string, file = PAGE): string {
  return unified()
    .use(remarkParse)
    .use(remarkMdx)
    .use(remarkLine, { siteDir: '/site', line })
    .use(remarkStringify)
    .processSync({ value, path: file })
    .toString()
    .trim();
}

it.each([
  [
    'paragraphs',
    '<Only line="9">\nNew.\n\n- One\n</Only>\n\nBoth.',
    'Both.',
    'New.\n\n* One\n\nBoth.',
  ],
  [
    'words',
    'Set <Only line="9">`size` or </Only>`color`.',
    'Set `color`.',
    'Set `size` or `color`.',
  ],
  ['neighbors', '<Only line="7">Old.</Only>\n\n<Only line="9">New.</Only>', 'Old.', 'New.'],
])('keeps %s of the line that is built', (_case, text, seven, nine) => {
  expect(compile(text, '7')).toBe(seven);
  expect(compile(text, '9')).toBe(nine);
});

it('names the release of the page, or of a package', () => {
  const [material] = PRODUCTS;
  expect(compile('In %RELEASE%, `^%MAJOR%`:\n\n```\n%RELEASE:@mui/lab%\n```', '7')).toBe(
    `In ${material!.version}, \`^${parseInt(material!.version, 10)}\`:\n\n\`\`\`\n${releaseOf('@mui/lab')}\n\`\`\``,
  );
});

it.each([
  ['an unknown attribute', '<Only line="9" hidden>x</Only>', /hidden/],
  ['a missing line', '<Only>x</Only>', /line/],
  ['an unknown package', '%RELEASE:react%', /%RELEASE:react% names no release.*Name one/],
])('refuses %s', (_case, text, message) => {
  expect(() => compile(text, '9')).toThrow(message);
});

it('refuses the release of a page about no package', () => {
  expect(() => compile('# Title\n\n%RELEASE%', '9', '/site/docs-infra/manual/a.mdx')).toThrow(
    expect.objectContaining({ line: 3, message: expect.stringContaining('names no release') }),
  );
});
