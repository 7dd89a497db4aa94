import { counted } from 'mui-upgrade-check';
import type { Ledger } from './ledger';

const numbered = (count: number) => count.toLocaleString('en');

/** Texts of the results, which load with the first check. */
export const TEXTS = {
  fixed: (uses: number, files: number, left: number, refused: number) => {
    const nothing = refused > 0 ? 'Nothing is left in checked files.' : 'Nothing is left.';
    const rest = left > 0 ? `${counted(left, 'use')} left.` : nothing;
    return `${counted(uses, 'use')} rewritten in ${counted(files, 'file')}. ${rest}`;
  },
  ledger: ({ given, rewritten, unchanged, refused, waiting }: Ledger) =>
    `${counted(given, 'file')}: ${[
      `${numbered(rewritten)} rewritten`,
      `${numbered(unchanged)} unchanged`,
      ...(refused > 0 ? [`${numbered(refused)} not checked`] : []),
      ...(waiting > 0 ? [`${numbered(waiting)} left by cancelling`] : []),
    ].join(', ')}`,
  fixAll: (uses: number) => `Fix all ${numbered(uses)}`,
  fixUses: (uses: number) => `Fix ${counted(uses, 'use')}`,
  fixUsesOf: (uses: number, of: string) => `Fix ${counted(uses, 'use')} of ${of}`,
  fixUsesIn: (uses: number, file: string) => `Fix ${counted(uses, 'use')} in ${file}`,
  fix: 'Fix',
  fixFinding: (name: string, line: number) => `Fix ${name} in line ${line}`,
  errorCount: (count: number) => counted(count, 'syntax error'),
  notFollowed: (count: number) => `${counted(count, 'place')} not followed`,
  byHand: (uses: number) => `${numbered(uses)} by hand`,
  fixable: (uses: number) => `${numbered(uses)} can be rewritten here`,
  uses: (uses: number) => counted(uses, 'use'),
  rewritten: (uses: number) => `${numbered(uses)} rewritten`,
  inFiles: (uses: number, files: number) => `${counted(uses, 'use')} in ${counted(files, 'file')}`,
  codemod: 'Codemod:',
  rules: 'Rules',
  changed: (line: number) => `Line ${line}, before and after`,
  changes: (uses: number) => `${counted(uses, 'rewritten use')} in this file`,
  download: 'Download',
  downloadFile: (file: string) => `Download ${file}`,
  downloadAll: (files: number) => `Download ${counted(files, 'file')} as ZIP`,
  archive: 'rewritten-files.zip',
  patch: 'Patch:',
  skipped: (files: number) => `${counted(files, 'file')} of other kinds left out`,
  results: 'Result',
  report: 'Report as Markdown:',
  line: (line: number) => `Line ${line}`,
  happened: { renamed: 'Renamed', removed: 'Removed', deprecated: 'Deprecated' },
  kinds: {
    import: 'import',
    component: 'component',
    prop: 'prop',
    slot: 'slot',
    class: 'class',
    'theme key': 'theme key',
    result: 'field',
  },
  write: 'Write instead:',
  see: 'The linked section explains what to do instead.',
  details: 'Details',
  detailsOn: (name: string) => `Details on ${name}`,
  showMore: (count: number, hidden: number) =>
    count === hidden
      ? `Show ${numbered(count)} more`
      : `Show ${numbered(count)} more of ${numbered(hidden)}`,
  errors: 'Syntax errors',
  cure: 'Correct them and check again. Only the statements with errors weren’t checked.',
  unknown: (count: number) =>
    count === 1 ? '1 place to check yourself' : `${count} places to check yourself`,
} as const;
