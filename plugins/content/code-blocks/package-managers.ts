import type { PackageManager } from '../../../src/reader/settings/types';
import { FenceError } from '../../shared/highlight/fence-error';

type Other = Exclude<PackageManager, 'npm'>;

const EXECUTE: Record<Other, string> = { pnpm: 'pnpm dlx', yarn: 'yarn dlx', bun: 'bunx' };

const DEV_FLAG: Record<Other, string> = { pnpm: '--save-dev', yarn: '--dev', bun: '--dev' };

function installed(words: readonly string[], to: Other): string | null {
  const flags = words.filter((word) => word.startsWith('-'));
  const packages = words.filter((word) => !word.startsWith('-'));
  if (flags.some((flag) => !['--save-dev', '-D'].includes(flag))) {
    return null;
  }
  const dev = flags.length > 0 ? [DEV_FLAG[to]] : [];
  return [to, packages.length > 0 ? 'add' : 'install', ...dev, ...packages].join(' ');
}

function commandFor(command: string, to: Other): string | null {
  const [program, verb = '', ...words] = command.split(/\s+/);
  // Only npm needs a separator between its own options and those of the script.
  const rest = words.filter((_, index) => index !== words.indexOf('--'));
  if (program === 'npx' && verb && !verb.startsWith('-')) {
    return [EXECUTE[to], verb, ...words].join(' ');
  }
  if (program !== 'npm') {
    return null;
  }
  switch (verb) {
    case 'install':
    case 'i':
    case 'add':
      return installed(words, to);
    case 'uninstall':
      return words.some((word) => word.startsWith('-')) ? null : [to, 'remove', ...words].join(' ');
    case 'run':
      return words.length === 0 ? null : [to, 'run', ...rest].join(' ');
    case 'start':
    case 'test':
      return words.length > 0 ? null : `${to} run ${verb}`;
    case 'create':
      return [to, 'create', ...rest].join(' ');
    default:
      return null;
  }
}

/**
 * Converts npm commands for another package manager. Keeps empty lines and comments.
 *
 * @param code - One command per line.
 * @throws FenceError that names an unknown command.
 * @example commandsFor('npm install react', 'yarn') // 'yarn add react'
 */
export function commandsFor(code: string, to: PackageManager): string {
  if (to === 'npm') {
    return code;
  }
  return code
    .split('\n')
    .map((line) => {
      const text = line.trim();
      const converted = text === '' || text.startsWith('#') ? line : commandFor(text, to);
      if (converted === null) {
        throw new FenceError(
          `the code block has the option "npm", but ${JSON.stringify(text)} is not known for ${to}. Known: npm install (--save-dev), npm uninstall, npm run, npm start, npm test, npm create, npx, one command per line.`,
        );
      }
      return converted;
    })
    .join('\n');
}
