import { execFileSync } from 'node:child_process';
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { scripts } from '../../package.json';
import { ROOT } from '../shared/root';
import { temporaryFolder } from '../../test/unit/temporary-folder';

interface Step {
  id?: string;
  uses?: string;
  run?: string;
  with?: Record<string, unknown>;
  env?: Record<string, unknown>;
}

interface Workflow {
  permissions: Record<string, string>;
  jobs: Record<string, { permissions?: Record<string, string>; steps: Step[] }>;
}

const FOLDER = path.join(ROOT, '.github/workflows');

const textOf = (file: string) => readFileSync(path.join(FOLDER, file), 'utf8');
const workflowOf = (file: string) => parse(textOf(file)) as Workflow;

describe.each(readdirSync(FOLDER))('%s', (file) => {
  const { permissions, jobs } = workflowOf(file);
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

  it('pins every action to a commit and names its version', () => {
    const lines = textOf(file).match(/^.*\buses:.*$/gm) ?? [];
    expect(lines).toHaveLength(steps.filter(({ uses }) => uses).length);
    expect(lines.filter((line) => !/@[\da-f]{40} # v\d+\.\d+\.\d+$/.test(line))).toEqual([]);
  });

  it('leaves no credentials in a checkout', () => {
    const checkouts = steps.filter(({ uses }) => uses?.startsWith('actions/checkout@'));
    expect(checkouts.length).toBeGreaterThan(0);
    for (const checkout of checkouts) {
      expect(checkout.with).toMatchObject({ 'persist-credentials': false });
    }
  });

  it('gives write access only to jobs that run neither commands nor code of the repository', () => {
    expect(permissions).toEqual({ contents: 'read' });
    for (const job of Object.values(jobs)) {
      if (Object.values(job.permissions ?? {}).includes('write')) {
        const others = job.steps.filter(({ uses }) => !uses?.startsWith('actions/deploy-pages@'));
        expect(others).toEqual([]);
      }
    }
  });
});

it('compares with the previous push on the main branch only, because that of a pull request has not been merged', () => {
  const test = workflowOf('site.yml').jobs.check!.steps.find(({ run }) => run === 'npm test');
  expect(test!.env!.TEST_BASE).toMatch(/^\$\{\{ github\.event_name == 'push' && /);
});

it("builds the deployed pages with the site's URL and base path", () => {
  const build = workflowOf('site.yml').jobs.build!.steps.find(({ run }) => run === 'npm run build');
  expect(build!.env!.SITE_URL).toBe('${{ vars.SITE_URL }}');
  expect(build!.env!.BASE_PATH).toBe('${{ vars.BASE_PATH }}');
});

describe('a rollback', () => {
  const { steps } = workflowOf('site.yml').jobs.build!;
  const position = steps.findIndex(({ id }) => id === 'rollback');
  const { run = '' } = steps[position]!;
  let folder: string;

  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=Test', '-c', 'user.email=test@example.com', ...args], {
      cwd: folder,
      encoding: 'utf8',
      stdio: 'pipe',
    }).trim();
  const commit = () => {
    git('commit', '--quiet', '--allow-empty', '--message', 'Change');
    return git('rev-parse', 'HEAD');
  };
  const rollBack = (to: string) =>
    execFileSync('bash', ['-e', '-c', run], {
      cwd: folder,
      env: { ...process.env, COMMIT: to },
      encoding: 'utf8',
      stdio: 'pipe',
    });

  beforeEach(() => {
    folder = temporaryFolder();
    git('init', '--quiet', '--initial-branch=main');
  });

  it('builds an earlier commit of main', () => {
    const earlier = commit();
    commit();
    rollBack(earlier);
    expect(git('rev-parse', 'HEAD')).toBe(earlier);
  });

  it.each(['a commit of another branch', 'an unknown commit', 'an option'])(
    'refuses %s',
    (kind) => {
      const main = commit();
      git('checkout', '--quiet', '-b', 'other');
      const commits: Record<string, string> = {
        'a commit of another branch': commit(),
        'an unknown commit': '0'.repeat(40),
        'an option': '--all',
      };
      git('checkout', '--quiet', 'main');
      expect(() => rollBack(commits[kind]!)).toThrow(
        expect.objectContaining({ stdout: expect.stringContaining('::error::main') as unknown }),
      );
      expect(git('rev-parse', 'HEAD')).toBe(main);
    },
  );

  it('is checked before any of its code runs', () => {
    const before = steps.slice(0, position);
    expect(before.filter(({ run: command }) => command)).toEqual([]);
    expect(before.map((step) => step.with ?? {})).not.toContainEqual(
      expect.objectContaining({ ref: expect.anything() as unknown }),
    );
  });
});
