import { spawnSync } from 'node:child_process';
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { copyCommand } from '../../../src/tools/template-gallery/copy-command';
import type { CopiedPart } from '../../../src/tools/template-gallery/copy-command';
import { TEMPLATES } from '../../../templates/catalogue';
import { sourceArchive } from './source-archive';
import { templateProject } from './template-project';
import { temporaryFolder } from '../../../test/unit/temporary-folder';

const siteDir = path.join(__dirname, '../../..');
const URL = 'https://docs.example.com/a.tar.gz';

/** Runs the part of the command after the download, and reads what it writes. */
function run(name: string, part: CopiedPart, archive: Buffer | string): Record<string, string> {
  const [download, extract] = copyCommand(name, URL, part).split(' | ');
  expect(download).toBe(`curl -fsSL ${URL}`);
  const cwd = temporaryFolder();
  const { stderr } = spawnSync('sh', ['-c', extract!], { cwd, input: archive, encoding: 'utf8' });
  expect(stderr).toBe('');
  const entries = readdirSync(cwd, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(cwd, path.join(entry.parentPath, entry.name)));
  return Object.fromEntries(
    files.map((file) => [file.replaceAll('\\', '/'), readFileSync(path.join(cwd, file), 'utf8')]),
  );
}

describe.each(TEMPLATES)('the commands for $name', (template) => {
  const { name } = template;
  const project = templateProject(siteDir, template);
  const { content } = sourceArchive(template, project);

  it('copy exactly the project', () => {
    const expected = Object.entries(project).map(([file, text]) => [`${name}/${file}`, text]);
    expect(run(name, 'project', content)).toEqual(Object.fromEntries(expected));
  });

  it('copy exactly the folders that an app needs', () => {
    const modules = Object.entries(project).filter(
      ([file]) => file.startsWith('src/') && file !== 'src/main.tsx',
    );
    const expected = modules.map(([file, text]) => [file.slice('src/'.length), text]);
    const copied = run(name, 'modules', content);
    expect(copied).toEqual(Object.fromEntries(expected));
    const folders = new Set(Object.keys(copied).map((file) => file.split('/')[0]));
    expect(folders).toContain('shared-theme');
    expect([...folders].filter((one) => one !== name && !one?.startsWith('shared-'))).toEqual([]);
  });
});

it('is the same in each build', () => {
  const project = { 'src/main.tsx': 'const size = "größe";' };
  const first = sourceArchive({ name: 'sign-in' }, project);
  jest.useFakeTimers({ now: new Date('2040-01-01') });
  expect(sourceArchive({ name: 'sign-in' }, project)).toEqual(first);
  jest.useRealTimers();
  expect(first.file).toBe('material-ui/getting-started/templates/sign-in.tar.gz');
});
