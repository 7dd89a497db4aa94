import path from 'node:path';
import type { Element } from 'cheerio';
import type { Context } from './context';
import { fencedCode } from './escape';

// The default labels in `src/i18n/en/code.ts`, and those of package manager tabs.
const IN_LANGUAGE = /^(\S+) code$/;
const COMMANDS = /^Commands for /;

function titleOf(label: string): string {
  const isNamed = label && label !== 'Code' && !IN_LANGUAGE.test(label) && !COMMANDS.test(label);
  return isNamed ? ` title="${label}"` : '';
}

/** The info string of a fence: the language, and the title if there is one. */
function infoOf(label: string): string {
  if (COMMANDS.test(label)) {
    return 'bash';
  }
  const title = titleOf(label);
  return title
    ? `${path.extname(label).slice(1) || 'text'}${title}`
    : (IN_LANGUAGE.exec(label)?.[1] ?? '');
}

/** The lines of a diff, with the signs that CSS adds. */
function differenceOf(element: Element, { $ }: Context): string | null {
  const changed = $(element).find('.cl-add, .cl-remove');
  if (changed.length === 0) {
    return null;
  }
  const copy = $(element).clone();
  copy.find('.cl').prepend('  ');
  copy.find('.cl-add, .cl-remove').each((_, line) => {
    const [sign] = line.children;
    $(sign!).replaceWith($(line).hasClass('cl-add') ? '+ ' : '- ');
  });
  return copy.text();
}

/** Converts a code block. Its label contains the language, because highlighted blocks have no class. */
export function codeBlock(element: Element, context: Context): string {
  const label = element.attribs['aria-label'] ?? '';
  const difference = differenceOf(element, context);
  if (difference !== null) {
    return fencedCode(difference, `diff${titleOf(label)}`);
  }
  return fencedCode(context.$(element).text(), infoOf(label));
}
