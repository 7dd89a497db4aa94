import { formatFinding } from 'mdx-doctor';
import type { Staged } from './stage';

const count = (number: number, noun: string) => `${number} ${noun}${number === 1 ? '' : 's'}`;

/**
 * Reports an import: what is left for a person by page, then the sums.
 *
 * @param isWritten - Whether the files are in the repository.
 */
export function reportOf(
  { pages, written, notes, findings, aside }: Staged,
  isWritten: boolean,
): string {
  const files = [...new Set([...notes.keys(), ...findings.map(({ file }) => file)])].sort();
  const sections = files.flatMap((file) => {
    const lines = [
      ...findings.filter((one) => one.file === file).map(formatFinding),
      ...(notes.get(file) ?? []).map((note) => `${file ? `${file}: ` : ''}${note}`),
    ];
    return lines.length > 0 ? [lines.join('\n')] : [];
  });
  const faulty = new Set(findings.map(({ file }) => file)).size;
  return [
    ...sections,
    ...(aside.length > 0 ? [`Not moved, because no page shows them: ${aside.join(', ')}.`] : []),
    `${count(pages, 'page')} and ${count(written.length - pages, 'other file')}: ${count(findings.length, 'error')} in ${count(faulty, 'file')}.`,
    isWritten
      ? 'Written. npm run doctor shows these errors again.'
      : 'Nothing was written. Run the command again with --write.',
  ].join('\n\n');
}
