import { exactVersions, typesFor } from './exact-versions';
import type { Manifest } from './exact-versions';

const INSTALLED: Record<string, Manifest> = {
  button: {
    version: '7.3.2',
    types: './index.d.ts',
    peerDependencies: { react: '^19.0.0', engine: '^2.0.0', paint: '*' },
    peerDependenciesMeta: { paint: { optional: true } },
  },
  engine: {
    version: '2.1.0-beta.3',
    typings: 'a.d.ts',
    peerDependencies: { gear: '*', button: '*' },
  },
  gear: { version: '0.1.0' },
  react: { version: '19.2.9' },
  lost: { version: '1.0.0', peerDependencies: { missing: '*' } },
  '@types/react': { version: '19.3.0' },
  '@types/scope__gear': { version: '0.1.1' },
  '@scope/gear': { version: '0.1.2' },
};

const read = (name: string) => INSTALLED[name] ?? null;

it('returns installed versions, with the peers of peers, but without optional ones', () => {
  expect(exactVersions(['button'], read)).toEqual({
    button: '7.3.2',
    react: '19.2.9',
    engine: '2.1.0-beta.3',
    gear: '0.1.0',
  });
});

it('reports a missing package and its dependent', () => {
  expect(() => exactVersions(['lost'], read)).toThrow(
    'The package missing, which lost imports or has as a peer dependency, is not installed. Install it: npm install --save-exact missing',
  );
});

it('adds installed types for packages without their own', () => {
  const packages = { button: '7.3.2', react: '19.2.9', gear: '0.1.0', '@scope/gear': '0.1.2' };
  expect(typesFor(packages, read)).toEqual({
    '@types/react': '19.3.0',
    '@types/scope__gear': '0.1.1',
  });
});
