import path from 'node:path';
import { cacheVersion } from './cache-version';

const options = { folders: ['build-cache'], variables: ['DOCS_ONLY', 'DOCS_VERSIONS'] };

it('differs only for builds of other products or versions', () => {
  const of = (env: Record<string, string>) =>
    cacheVersion('1', path.dirname(__dirname), env, options);
  expect(of({})).toMatch(/^1-/);
  expect(of({ HOME: '/somewhere' })).toBe(of({}));
  expect(of({ DOCS_ONLY: '' })).toBe(of({}));
  const versions = [
    of({}),
    of({ DOCS_ONLY: 'joy' }),
    of({ DOCS_ONLY: 'joy,system' }),
    of({ DOCS_VERSIONS: 'current' }),
    of({ DOCS_ONLY: 'current' }),
    of({ DOCS_ONLY: 'joy', DOCS_VERSIONS: 'current' }),
  ];
  expect(new Set(versions).size).toBe(versions.length);
});
