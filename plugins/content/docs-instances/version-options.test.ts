import { archivesOf, productById } from '@site/src/foundation/products';
import { versionOptions } from './version-options';

jest.mock('@site/lines/current', () => jest.requireActual('@site/lines/7/line'));

const MATERIAL = productById('material-ui');
const docs = MATERIAL.docs[0]!;

describe('versionOptions', () => {
  it("serves an archived version below the product's path, hidden from search engines", () => {
    expect(versionOptions(docs, archivesOf([MATERIAL]))).toEqual({
      lastVersion: 'current',
      onlyIncludeVersions: ['current', '6.5.0'],
      versions: {
        current: { badge: false },
        '6.5.0': {
          label: 'v6.5.0',
          path: 'v6',
          banner: 'none',
          badge: false,
          noIndex: true,
        },
      },
    });
  });

  it("omits versions that aren't in the build or belong to another instance", () => {
    const only = {
      lastVersion: 'current',
      onlyIncludeVersions: ['current'],
      versions: { current: { badge: false } },
    };
    expect(versionOptions(docs, [])).toEqual(only);
    expect(versionOptions({ ...docs, id: 'docs-x' }, archivesOf([MATERIAL]))).toEqual(only);
  });

  it('hides an instance that is configured as hidden', () => {
    expect(versionOptions({ ...docs, noIndex: true }, []).versions).toEqual({
      current: { badge: false, noIndex: true },
    });
  });
});
