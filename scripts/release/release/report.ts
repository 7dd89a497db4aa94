import type { ComponentChange } from './api-changes';
import type { Release } from './install-release';
import type { PageToRead } from './pages-to-read';
import type { TypeFault } from '../line/missing-modules';

/** What a release changes for these docs. */
export interface ReleaseFacts {
  release: Release;
  /** The documented release. */
  documented: string;
  api: readonly ComponentChange[];
  /** Exports that are gone or new, such as `@mui/material/Grid: GridLegacy`. */
  exports: { removed: readonly string[]; added: readonly string[] };
  types: readonly TypeFault[];
  pages: readonly PageToRead[];
  /** What the upgrade check finds in our demos: number of uses by what is used. */
  uses: ReadonlyMap<string, number>;
  /** How many demos import the package, so their evidence, sizes and heights are outdated. */
  demos: number;
}

const counted = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`;

function section(title: string, entries: readonly string[]): string {
  const list = entries.map((entry) => `  - ${entry}`);
  return [`- [${entries.length > 0 ? ' ' : 'x'}] ${title}`, ...list].join('\n');
}

/** The errors of each file in one entry. */
function byFile(types: readonly TypeFault[]): string[] {
  return types.flatMap(({ file, line, message }, index) => {
    const others = types.filter((one) => one.file === file).length - 1;
    const more = others > 0 ? ` (${others} more)` : '';
    return types.findIndex((one) => one.file === file) === index
      ? [`${file}:${line} ${message}${more}`]
      : [];
  });
}

/** Whether someone has to change pages or demos before the release can be documented. */
export function needsWork({ api, exports, types }: ReleaseFacts): boolean {
  return types.length > 0 || exports.removed.length > 0 || api.some(({ isBreaking }) => isBreaking);
}

/** What a release changes for these docs, as a checklist in Markdown. */
export function releaseReport(facts: ReleaseFacts): string {
  const { release, documented, api, exports, types, pages, uses, demos } = facts;
  const files = new Set(types.map(({ file }) => file)).size;
  return [
    `# ${release.name} ${documented} to ${release.version}`,
    '',
    section(
      `API: ${counted(api.length, 'changed component')}`,
      api.map(({ component, changes }) => `${component}: ${changes.join(', ')}`),
    ),
    section(
      `Exports: ${exports.removed.length} removed, ${exports.added.length} added`,
      exports.removed.map((name) => `removed: ${name}`),
    ),
    section(`Types: ${counted(types.length, 'error')} in ${counted(files, 'file')}`, byFile(types)),
    section(
      `Pages: ${counted(pages.length, 'page')} that name what changes`,
      pages.map(({ file, mentions }) => `${file}: ${mentions.join(', ')}`),
    ),
    section(
      `Demos: ${counted(uses.size, 'name')} in use that the upgrade check finds`,
      [...uses].map(([name, count]) => `${name}: ${counted(count, 'use')}`),
    ),
    section(`Results: those of ${counted(demos, 'demo')} are outdated`, [
      '`npm run build && npm run evidence -- --force` for evidence and heights',
      '`npm run pictures -- --base HEAD --only "demo "` for demos that look different',
    ]),
    section('Numbers', [
      `\`npm install --save-exact ${release.name}@${release.version}\``,
      '`npm run package:exports`, `npm run upgrade:rules` and `npm run release:newest`',
    ]),
    '',
  ].join('\n');
}
