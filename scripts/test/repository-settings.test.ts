import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { dependencies, devDependencies, name } from '../../package.json';
import { PRODUCTS, SITE_REPOSITORY } from '../../src/foundation/products';
import { ROOT } from '../shared/root';

const textOf = (file: string) => readFileSync(path.join(ROOT, file), 'utf8');

const [organization] = new URL(SITE_REPOSITORY).pathname.slice(1).split('/');

it('asks a team of the organization to review all changes', () => {
  const lines = textOf('.github/CODEOWNERS')
    .split('\n')
    .filter((line) => line && !line.startsWith('#'));
  expect(lines).toEqual([expect.stringMatching(`^\\* @${organization}/[\\w-]+$`)]);
});

it('takes reports of vulnerabilities privately, in this repository', () => {
  expect(textOf('.github/SECURITY.md')).toContain(`(${SITE_REPOSITORY}/security/advisories/new)`);
});

describe('issue forms', () => {
  const FOLDER = '.github/ISSUE_TEMPLATE';

  it.each(readdirSync(path.join(ROOT, FOLDER)).filter((file) => file !== 'config.yml'))(
    '%s has what GitHub requires',
    (file) => {
      const form = parse(textOf(`${FOLDER}/${file}`)) as { body: { id: string }[] };
      const field = {
        type: expect.stringMatching(/^(input|textarea)$/) as string,
        id: expect.any(String) as string,
        attributes: expect.objectContaining({ label: expect.any(String) as string }) as object,
      };
      expect(form).toMatchObject({
        name: expect.any(String) as string,
        description: expect.any(String) as string,
        body: form.body.map(() => field),
      });
      expect(new Set(form.body.map(({ id }) => id)).size).toBe(form.body.length);
    },
  );

  it('also accepts issues without a form, which pages of the site open', () => {
    const { blank_issues_enabled: blank, contact_links: links } = parse(
      textOf(`${FOLDER}/config.yml`),
    ) as { blank_issues_enabled: boolean; contact_links: { url: string }[] };
    expect(blank).toBe(true);
    const repositories = PRODUCTS.flatMap(({ repository }) => repository?.url ?? []);
    for (const { url } of links) {
      expect(repositories).toContain(url.replace(/\/issues\/.*/, ''));
    }
  });
});

describe('Renovate', () => {
  const { packageRules } = JSON.parse(textOf('.github/renovate.json')) as {
    packageRules: Partial<Record<'matchPackageNames' | 'matchDepNames', string[]>>[];
  };
  const manifests = readdirSync(path.join(ROOT, 'packages'))
    .map((folder) => textOf(`packages/${folder}/package.json`))
    .map((text) => JSON.parse(text) as { dependencies?: Record<string, string> });
  const installed = [{ dependencies }, { dependencies: devDependencies }, ...manifests].flatMap(
    (manifest) => Object.keys(manifest.dependencies ?? {}),
  );
  const patterns = packageRules.flatMap((rule) => [
    ...(rule.matchPackageNames ?? []),
    ...(rule.matchDepNames ?? []),
  ]);

  it.each(patterns)('has a rule for installed packages: %s', (pattern) => {
    const expression = new RegExp(`^${pattern.replace('!', '').replace(/\*+/g, '.*')}$`);
    expect(installed.filter((one) => expression.test(one))).not.toEqual([]);
  });
});

it('changesets are about this package', () => {
  const files = readdirSync(path.join(ROOT, '.changeset')).filter((file) => file.endsWith('.md'));
  for (const file of files) {
    expect(textOf(`.changeset/${file}`)).toMatch(`---\n'${name}': `);
  }
});
