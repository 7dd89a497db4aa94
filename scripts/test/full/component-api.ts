import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describeComponents } from 'react-component-api';
import { ROOT } from '../../shared/root';
import { runCommand } from '../../shared/command/run-command';

/** Libraries of different habits: factories, `as` with uncommented props, generated declarations. */
const LIBRARIES = ['@mantine/core', 'react-bootstrap', 'antd'];

const INSTALLED = [
  ...['@mantine/core@9.8.1', '@mantine/hooks@9.8.1', 'react-bootstrap@2.10.10', 'antd@6.6.8'],
  ...['react-docgen-typescript@2.4.0', 'typescript@5.9.3'],
  ...['react@19.2.9', 'react-dom@19.2.9', '@types/react@19.3.0'],
];

/** The least share of the props that react-docgen-typescript finds, in percent. */
const LEAST = 99;

/** Components with the names of the props that none of React's own types declares. */
type Props = Record<string, string[]>;

/** What react-docgen-typescript finds, by one file that exports each component of the library. */
function judged(library: string, folder: string): Props {
  const judge = path.join(ROOT, 'scripts/test/full/component-api/judge.cjs');
  const output = path.join(folder, 'judged.json');
  execFileSync(process.execPath, [judge, folder, library, output], { stdio: 'inherit' });
  return JSON.parse(readFileSync(output, 'utf8')) as Props;
}

/** Compares both, and prints the share and what is missing. */
function tryLibrary(library: string, folder: string): boolean {
  const components = describeComponents({ packages: [{ name: library }], root: folder });
  const ours = new Map(
    components.map(({ name, props, inheritedProps }) => [
      name,
      new Set([...props, ...inheritedProps].map((prop) => prop.name)),
    ]),
  );
  const theirs = Object.entries(judged(library, folder));
  const all = theirs.flatMap(([name, props]) => props.map((prop) => ({ name, prop })));
  const missing = all.filter(({ name, prop }) => !ours.get(name)?.has(prop));
  const share = (100 * (all.length - missing.length)) / all.length;
  console.log(
    `${library}: ${components.length} components; ${share.toFixed(2)} % of the ${all.length} props that react-docgen-typescript finds in ${theirs.length}`,
  );
  console.log(missing.map(({ name, prop }) => `  ${name}.${prop}\n`).join(''));
  return share >= LEAST;
}

runCommand(
  module,
  {
    name: 'npx tsx scripts/test/full/component-api.ts',
    summary:
      'Describes three public libraries with `packages/component-api`, and compares the props with those that react-docgen-typescript finds.',
    exitCodes: { 1: `Less than ${LEAST} % of the props of a library are found` },
  },
  async () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'component-api-'));
    try {
      writeFileSync(path.join(folder, 'package.json'), '{ "private": true }');
      const flags = ['--no-audit', '--no-fund', '--ignore-scripts'];
      execFileSync('npm', ['install', ...flags, ...INSTALLED], { cwd: folder, stdio: 'inherit' });
      return LIBRARIES.map((library) => tryLibrary(library, folder)).includes(false) ? 1 : 0;
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  },
);
