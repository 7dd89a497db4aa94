import path from 'node:path';
import remarkParse from 'remark-parse';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';
import { VFile } from 'vfile';
import { temporaryFolder, writeFiles } from '../../../test/unit/temporary-folder';
import { sharedRequest } from '.';
import { originalFile, translatedFile } from './original-file';
import { remarkTranslation } from './remark-translation';

const IN_JOY = 'i18n/zh/docusaurus-plugin-content-docs-docs-joy/current';

let root: string;

beforeAll(() => {
  root = temporaryFolder();
  writeFiles(root, {
    [`${IN_JOY}/components/card/card.mdx`]: '',
    [`${IN_JOY}/components/card/_note.mdx`]: '',
    [`${IN_JOY}/components/chip/chip.mdx`]: '',
    'docs-joy/components/card/card.mdx': '',
    'docs-joy/components/sheet/sheet.mdx': '',
  });
});

it('finds the English file of a translated one, and the other way round', () => {
  const page = 'docs-joy/components/card/card.mdx';
  expect(originalFile(`${IN_JOY}/components/card/card.mdx`)).toBe(page);
  expect(originalFile(page)).toBe(page);
  expect(originalFile('i18n/zh/docusaurus-plugin-content-docs-other/current/a.mdx')).toMatch(
    /^i18n/,
  );
  expect(translatedFile(page, 'zh', root)).toBe(`${IN_JOY}/components/card/card.mdx`);
  expect(translatedFile(page, 'ja', root)).toBeNull();
  expect(translatedFile('docs-joy/components/sheet/sheet.mdx', 'zh', root)).toBeNull();
});

it('imports what only the English page has from there', () => {
  const context = path.join(root, IN_JOY, 'components/card');
  const shared = (request: string) => sharedRequest({ context, request }, root);
  expect(shared('./demos/BasicCard.tsx?island')).toBe(
    path.join(root, 'docs-joy/components/card/demos/BasicCard.tsx?island'),
  );
  expect(shared('./_note.mdx')).toBe('./_note.mdx');
  const english = path.join(root, 'docs-joy/components/card');
  expect(sharedRequest({ context: english, request: './demos/A.tsx' }, root)).toBe('./demos/A.tsx');
});

it.each([`${IN_JOY}/components/card/card.mdx`, 'docs-joy/components/card/card.mdx'])(
  'links to translated pages, and else to English ones, from %s',
  async (file) => {
    const vfile = new VFile({
      path: path.join(root, file),
      value: '[a](../chip/chip.mdx#b) [c](../sheet/sheet.mdx) [d](/x/) [e](#f)\n',
    });
    const result = await unified()
      .use(remarkParse)
      .use(remarkTranslation, { siteDir: root, locale: 'zh' })
      .use(remarkStringify)
      .process(vfile);
    expect(String(result)).toBe(
      `[a](@site/${IN_JOY}/components/chip/chip.mdx#b) [c](../sheet/sheet.mdx) [d](/x/) [e](#f)\n`,
    );
    expect(vfile.path).toBe(path.join(root, 'docs-joy/components/card/card.mdx'));
  },
);
