import fs from 'node:fs';
import path from 'node:path';
import { traverse } from '@babel/core';
import { parseSource } from 'docusaurus-demo-islands/source';
import { wordFinder } from 'mdx-doctor';
import type { SiteRule } from './rule';
import wordList from './word-list.json';

const wordsToLookAt = wordFinder(wordList);

const FOLDER = 'src/foundation/i18n/en';

function textsIn(source: string, filename: string): { text: string; line: number }[] {
  const texts: { text: string; line: number }[] = [];
  traverse(parseSource(source, filename)!, {
    StringLiteral: ({ node, parent, key }) => {
      const isKey = parent.type === 'ObjectProperty' && key === 'key';
      if (!isKey && parent.type !== 'ImportDeclaration') {
        texts.push({ text: node.value, line: node.loc?.start.line ?? 1 });
      }
    },
    TemplateElement: ({ node }) => {
      texts.push({ text: node.value.raw, line: node.loc?.start.line ?? 1 });
    },
  });
  return texts;
}

/** The words of `word-list.json` in texts of the interface. */
export const interfaceTexts: SiteRule = {
  id: 'word-choice',
  level: 'warning',
  check({ root }) {
    const folder = path.join(root, FOLDER);
    const names = fs.existsSync(folder) ? fs.readdirSync(folder).sort() : [];
    return names
      .filter((name) => /^[\w-]+\.ts$/.test(name))
      .flatMap((name) => {
        const file = path.posix.join(FOLDER, name);
        const texts = textsIn(fs.readFileSync(path.join(root, file), 'utf8'), file);
        return texts.flatMap(({ text, line }) =>
          wordsToLookAt({ text, lineAt: () => line }).map((report) => ({ ...report, file })),
        );
      });
  },
};
