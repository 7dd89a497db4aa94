import { foldType, memberChanges } from 'react-component-api/compare';
import type { EntryChange, EntryFacts } from '../../../src/api/types';

/** Inline code in Markdown, in one line. */
export function code(text: string): string {
  const line = text.replace(/\s+/g, ' ');
  return line.includes('`') ? `\`\` ${line} \`\`` : `\`${line}\``;
}

function codes(names: readonly string[]): string {
  return names.map(code).join(', ');
}

function typeText(before: string, after: string): string {
  const members = memberChanges(before, after);
  if (members) {
    const parts = Object.entries(members).filter(([, names]) => names.length > 0);
    return parts.map(([what, names]) => `${what} ${codes(names)}`).join('; ');
  }
  const [was, is] = [foldType(before), foldType(after)];
  return was === is ? `type ${code(before)} → ${code(after)}` : `type ${code(was)} → ${code(is)}`;
}

function valueText(value: string | null | undefined): string {
  return value === null || value === undefined ? 'none' : code(value);
}

function factTexts(before: EntryFacts, after: EntryFacts): string[] {
  return [
    ...(before.type !== undefined && after.type !== undefined
      ? [typeText(before.type, after.type)]
      : []),
    ...(before.default === undefined
      ? []
      : [`default ${valueText(before.default)} → ${valueText(after.default)}`]),
    ...(after.required === undefined ? [] : [after.required ? 'now required' : 'now optional']),
  ];
}

/**
 * The details of a change in Markdown, without its kind and name.
 *
 * @returns Empty if the kind says it all.
 * @example changeText(change) // "type `'small' | 'normal'` → `'small' | 'medium'`"
 */
export function changeText({ kind, before, after, deprecated }: EntryChange): string {
  if (kind === 'added') {
    return after?.type ? code(foldType(after.type)) : '';
  }
  const facts = before && after ? factTexts(before, after).join('; ') : '';
  return [facts, (deprecated ?? '').replace(/\s+/g, ' ')].filter(Boolean).join('. ');
}
