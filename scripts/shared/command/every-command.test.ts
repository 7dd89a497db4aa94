import { readFileSync } from 'node:fs';
import path from 'node:path';
import { scripts } from '../../../package.json';
import { ROOT } from '../root';

/** The file of a script of `package.json`, if it's a command of this repository. */
function fileOf(script: string): string[] {
  const [, tsx, bootstrap] = /^(?:tsx (\S+\.ts)|node (\S+)\.mjs)$/.exec(script) ?? [];
  const separate: Record<string, string> = { 'scripts/test/test': 'scripts/test/all-tests.ts' };
  return [tsx ?? (bootstrap && (separate[bootstrap] ?? `${bootstrap}.ts`))].flatMap(
    (file) => file ?? [],
  );
}

const COMMANDS = Object.entries(scripts).flatMap(([name, script]) =>
  fileOf(script).map((file) => ({ name, file })),
);

it('finds the commands', () => {
  expect(COMMANDS.length).toBeGreaterThan(20);
});

it.each(COMMANDS)('npm run $name has help and refuses unknown arguments', ({ name, file }) => {
  const text = readFileSync(path.join(ROOT, file), 'utf8');
  expect(text).toContain('runCommand(');
  expect(text).not.toMatch(/parseArgs\(/);
  const imported = /from '(\.\/[\w/-]*(?:command|options))'/g;
  const parts = Array.from(text.matchAll(imported), ([, from = '']) =>
    readFileSync(path.join(ROOT, path.dirname(file), `${from}.ts`), 'utf8'),
  );
  const typed = /^(?:start|test)$/.test(name) ? `npm ${name}` : `npm run (?:--silent )?${name}`;
  expect([text, ...parts].join('\n')).toMatch(new RegExp(`name: '${typed}'`));
});
