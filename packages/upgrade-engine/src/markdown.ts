import { counted, hasContent, summaryOf } from './summary';
import type { FileReport, Finding } from './types';

/** What to write instead, as Markdown. */
function insteadOf({ replacement, advice }: Pick<Finding, 'replacement' | 'advice'>): string {
  return replacement ? `\`${replacement}\`` : (advice ?? '');
}

/** When an API changed: `in 7.0.0`; `between 5.18 and 6.5` or `in 5.18 or earlier` if only these are compared. */
export function whenOf({ version, after }: Pick<Finding, 'version' | 'after'>): string {
  const minor = (one: string) => one.split('.').slice(0, 2).join('.');
  if (after === '') {
    return `in ${minor(version)} or earlier`;
  }
  return after ? `between ${minor(after)} and ${minor(version)}` : `in ${version}`;
}

/**
 * The reports as Markdown, for an issue or a pull request: a summary, then the files that have
 * something to report.
 *
 * @param site - URL of the site without a trailing slash, put before the links.
 */
export function reportMarkdown(reports: readonly FileReport[], site = ''): string {
  const parts = reports.filter(hasContent).map(({ file, refused, findings, errors, unknown }) => {
    const lines = [
      ...findings.map((one) => {
        const instead = insteadOf(one);
        const how = instead ? `: ${instead}` : '';
        const codemod = one.codemod ? `, codemod \`${one.codemod}\`` : '';
        return `- Line ${one.line}: ${one.kind} \`${one.name}\` ${one.change} ${whenOf(one)}${how} ([details](${site}${one.link})${codemod})`;
      }),
      ...errors.map(({ line, text }) => `- Line ${line}: syntax error. ${text}`),
      ...unknown.map(({ line, text }) => `- Line ${line}: not checked. ${text}`),
    ];
    return `## ${file}\n\n${refused ?? lines.join('\n')}`;
  });
  return `${[summaryOf(reports), ...parts].join('\n\n')}\n`;
}

/**
 * What was rewritten as Markdown: a summary, then the files.
 *
 * @param isDryRun - Whether the files are as before.
 */
export function fixedMarkdown(
  reports: readonly { file: string; fixed: readonly Finding[] }[],
  isDryRun: boolean,
): string {
  const count = reports.reduce((sum, { fixed }) => sum + fixed.length, 0);
  const verb = isDryRun ? 'would be rewritten' : 'rewritten';
  const uses = `${counted(count, 'use')} ${verb} in ${counted(reports.length, 'file')}.`;
  const files = reports.map(({ file, fixed }) => {
    const names = [...new Set(fixed.map(({ name }) => `\`${name}\``))];
    return `- ${file}: ${names.join(', ')}`;
  });
  return `${[uses, files.join('\n')].filter(Boolean).join('\n\n')}\n`;
}
