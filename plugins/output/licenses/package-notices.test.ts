import path from 'node:path';
import { packageNotices } from './package-notices';
import { temporaryFolder, writeFiles } from '../../../test/unit/temporary-folder';

let folder: string;

beforeEach(() => {
  folder = temporaryFolder();
});

interface Package {
  manifest?: object;
  files?: Record<string, string>;
}

/** Writes packages, and returns the notices for the folders. */
function noticesOf(packages: Record<string, Package>, folders = Object.keys(packages)) {
  for (const [name, { manifest, files = {} }] of Object.entries(packages)) {
    const written = { name, version: '1.0.0', license: 'MIT', ...manifest };
    writeFiles(path.join(folder, 'node_modules', name), {
      'package.json': JSON.stringify(written),
      ...files,
    });
  }
  return packageNotices(folders.map((each) => path.join(folder, 'node_modules', each)));
}

it('groups packages by license text, whatever its line endings', () => {
  expect(
    noticesOf({
      one: { files: { LICENSE: 'Copyright A\r\nMIT \r\n' } },
      '@scope/two': { manifest: { version: '2.0.0' }, files: { 'license.md': 'Copyright A\nMIT' } },
      three: { manifest: { license: 'ISC' }, files: { 'LICENCE-ISC.txt': 'Copyright B' } },
    }),
  ).toEqual([
    {
      text: 'Copyright A\nMIT',
      packages: [
        { name: '@scope/two', version: '2.0.0', license: 'MIT' },
        { name: 'one', version: '1.0.0', license: 'MIT' },
      ],
    },
    { text: 'Copyright B', packages: [{ name: 'three', version: '1.0.0', license: 'ISC' }] },
  ]);
});

it('lists each version of a package, and a package once', () => {
  const text = { LICENSE: 'MIT' };
  const nested = { manifest: { name: 'b', version: '2.0.0' }, files: text };
  const notices = noticesOf(
    { a: {}, 'a/node_modules/b': nested, b: { files: { ...text, 'lib/x.js': '' } } },
    ['a/node_modules/b', 'b', 'b/lib'],
  );
  expect(notices.flatMap(({ packages }) => packages)).toEqual([
    { name: 'b', version: '1.0.0', license: 'MIT' },
    { name: 'b', version: '2.0.0', license: 'MIT' },
  ]);
});

it('adds notices, and the licenses of projects inside a package whose files are used', () => {
  const [notice] = noticesOf(
    {
      a: {
        files: {
          LICENSE: 'License of a',
          NOTICE: 'Notice of a',
          'vendor/used/LICENSE': 'License of used',
          'vendor/used/lib/index.js': '',
          'vendor/unused/LICENSE': 'License of unused',
          'license.js': 'code',
        },
      },
    },
    ['a/vendor/used/lib', 'a'],
  );
  expect(notice!.text).toBe('License of a\n\nNotice of a\n\nLicense of used');
});

it.each(['MUI Team', { name: 'MUI Team', email: 'team@example.com' }])(
  'uses the standard text for a package without a license file, with its author %j',
  (author) => {
    const [notice] = noticesOf({ a: { manifest: { author } } });
    expect(notice!.text).toMatch(
      /^Copyright \(c\) MUI Team\n\nMIT License\n\nPermission is hereby granted/,
    );
  },
);

it('keeps the standard text of a package whose only license files are those of other projects', () => {
  const files = { 'vendor/LICENSE': 'License of vendor' };
  const [notice] = noticesOf({ a: { files } }, ['a/vendor']);
  expect(notice!.text).toMatch(/^Copyright .*\n\nMIT License\n[^]*\n\nLicense of vendor$/);
});

it.each([{ license: 'SEE LICENSE IN FILE' }, { license: undefined }])(
  'throws for a package without a license: %j',
  (manifest) => {
    expect(() => noticesOf({ a: { manifest } })).toThrow(
      /node_modules\/a has no license file, and the license in its package\.json is .+ which SPDX/,
    );
  },
);
