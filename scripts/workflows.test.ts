import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { scripts } from '../package.json';
import { ROOT } from './root';

interface Workflow {
  jobs: Record<string, { steps: { run?: string; env?: Record<string, unknown> }[] }>;
}

const FOLDER = path.join(ROOT, '.github/workflows');

describe.each(readdirSync(FOLDER))('%s', (file) => {
  const { jobs } = parse(readFileSync(path.join(FOLDER, file), 'utf8')) as Workflow;
  const steps = Object.values(jobs).flatMap((job) => job.steps);

  it('runs commands that exist', () => {
    const commands = steps.flatMap(({ run = '' }) =>
      [...run.matchAll(/npm (?:run )?(test|[\w:]+)(?= |$)/gm)].map(([, name]) => name ?? ''),
    );
    const known = [...Object.keys(scripts), 'ci'];
    expect(commands).toContain('build');
    expect(commands.filter((name) => !known.includes(name))).toEqual([]);
  });

  it('sets variables to strings', () => {
    const values = steps.flatMap(({ env = {} }) => Object.values(env));
    expect(values.filter((value) => typeof value !== 'string')).toEqual([]);
  });
});
