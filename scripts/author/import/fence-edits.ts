import type { Code, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { readFence } from '../../../plugins/content/code-blocks/fence';
import { parseFenceMeta } from '../../../plugins/content/code-blocks/fence-meta';
import { commandsFor } from '../../../plugins/content/code-blocks/package-managers';
import type { Edit } from './edits';

/** Other names of the languages whose code is parsed. */
const NAMES = new Map([
  ['javascript', 'js'],
  ['typescript', 'ts'],
  ['mjs', 'js'],
  ['cjs', 'js'],
]);

const PART = /\{[^}]*\}|[^\s"']+=(?:"[^"]*"|'[^']*')|\S+/g;

function isRead(code: string, language: string | undefined, meta: string): boolean {
  try {
    const { options, result } = readFence(code, language, meta);
    if (options.npm) {
      commandsFor(result, 'yarn');
      commandsFor(result, 'pnpm');
    }
    return true;
  } catch {
    return false;
  }
}

function isOption(part: string): boolean {
  try {
    parseFenceMeta(part);
    return true;
  } catch {
    return false;
  }
}

/** The first line of a code block, in this site's spelling. */
function opening({ lang, meta: written, value }: Code): {
  language?: string;
  meta: string;
  left: string[];
} {
  const parts = (written ?? '').match(PART) ?? [];
  const renamed = parts.map((part) =>
    part === 'npm2yarn' ? 'npm' : part.replace(/^(?:file(?:name)?|name)=/, 'title='),
  );
  const known = renamed.filter(isOption);
  const lower = lang?.toLowerCase();
  const named = lower && (NAMES.get(lower) ?? lower);
  const languages = [named, 'ts', 'tsx', 'text'];
  // Commands of other tools have no counterpart in each package manager.
  const options = [known, known.filter((part) => part !== 'npm')].find((some) =>
    languages.some((one) => isRead(value, one, some.join(' '))),
  );
  const meta = (options ?? known).join(' ');
  const language = languages.find((one) => isRead(value, one, meta));
  return {
    language: language ?? lang ?? undefined,
    meta,
    left: renamed.filter((part) => !(options ?? known).includes(part)),
  };
}

/** Writes languages and options of code blocks so that this site reads them; code stays as it is. */
export function fenceEdits(tree: Root, source: string): { edits: Edit[]; notes: string[] } {
  const edits: Edit[] = [];
  const notes: string[] = [];
  visit(tree, 'code', (node) => {
    const start = node.position?.start.offset ?? 0;
    const [line = '', fence = ''] = /^([`~]{3,})[^\n\r]*/.exec(source.slice(start)) ?? [];
    const { language, meta, left } = opening(node);
    const text = `${fence}${language ?? ''}${meta ? ` ${meta}` : ''}`;
    if (!fence || text === line.trimEnd()) {
      return;
    }
    edits.push({ start, end: start + line.length, text });
    const place = `The code block in line ${node.position?.start.line} of the original`;
    if (language === 'text' && node.lang !== 'text') {
      notes.push(
        `${place} isn't valid ${node.lang}, so it's shown as text: complete it, and name its language again.`,
      );
    }
    if (left.length > 0) {
      notes.push(`${place} had the options ${left.join(', ')}, which have no counterpart.`);
    }
  });
  return { edits, notes };
}
