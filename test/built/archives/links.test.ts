import { load } from 'cheerio';
import { SITE_BRANCH, SITE_REPOSITORY, productById } from '../../../src/foundation/products';
import newest from '../../../src/foundation/products/newest.json';
import { sandboxDemos } from '../../browser/support/sandbox-demos';
import { buttonDeclaration, editLinksOf } from '../support/edit-links';
import { menu } from '../support/menu';
import { htmlOf, siteOrigin } from '../support/page-html';
import { readBuilt } from '../support/read-built';
import { releaseNotesOf } from '../support/release-notes';
import { attributesOf, textsOf } from '../support/texts';

const EDIT = `${SITE_REPOSITORY}/edit/${SITE_BRANCH}/`;

const CURRENT = productById('material-ui').version;

/** The entry of version 6 in the versions menu of a page. */
function entryOf(route: string) {
  const { links } = menu(load(htmlOf(route)), 'Versions of Material UI');
  return { text: textsOf(links.eq(1)).join(), href: attributesOf(links.eq(1), 'href').join() };
}

describe('the versions menu', () => {
  it('links to the archived page', () => {
    expect(entryOf('/material-ui/getting-started/usage/')).toEqual({
      text: 'v6.5.0',
      href: '/material-ui/v6/getting-started/usage/',
    });
  });

  it("links to the page on the version's own site if the archive lacks it", () => {
    const { text, href } = entryOf('/material-ui/api/zoom/');
    expect(text).toMatch(/^v6\.5\.0.*Not in this archive\. Opens v6\.mui\.com\./);
    expect(href).toBe('https://v6.mui.com/material-ui/api/zoom/');
  });

  it("links to the archive's start page if the version lacks the page", () => {
    const { text, href } = entryOf('/material-ui/migration/upgrade-to-v9/');
    expect(text).toMatch(/^v6\.5\.0.*This page doesn't exist in this version/);
    expect(href).toBe('/material-ui/v6/getting-started/');
  });
});

describe('an archived page', () => {
  const PAGE = '/material-ui/v6/react-button/';

  it('names its version, and the one that npm installs', () => {
    expect(releaseNotesOf(PAGE).map((note) => load(note).text())).toEqual([
      `Version 6.5.0 · npm installs ${newest.versions['@mui/material']}`,
    ]);
    const data = load(htmlOf(PAGE))('script[type="application/ld+json"]').text();
    expect(data).toContain('"softwareVersion":"6.5.0"');
  });

  it('links to its source and to the current source', () => {
    expect(editLinksOf('/material-ui/v6/react-alert/')).toEqual({
      'Edit this page in v6.5.0': `${EDIT}docs-material_versioned_docs/version-6.5.0/components/alert/alert.mdx`,
      'Edit this page in the current version': `${EDIT}docs-material/components/alert/alert.mdx`,
    });
    expect(editLinksOf('/material-ui/v6/api/button/')).toEqual({
      'View the type declaration': buttonDeclaration('6.5.0'),
      'View the type declaration in the current version': buttonDeclaration(CURRENT),
    });
  });

  it('has a Markdown version without links that leave the archive', () => {
    const text = readBuilt('/material-ui/v6/react-button.md');
    expect(text).toContain('\nversion: "6.5.0"\n');
    expect(text).toContain(`\nlatestVersion: "${CURRENT}"\n`);
    expect(text).toContain('```tsx title="BasicButtons.tsx"\n');
    expect(text).toContain(`## [Button API](${siteOrigin()}/material-ui/v6/api/button/)`);
    expect(text).not.toMatch(/docs\.example\.com\/material-ui\/react-/);
    expect(readBuilt('llms.txt')).toContain('/material-ui/v6/llms.txt)');
  });

  it('opens its demos in editors with its version', () => {
    const demo = sandboxDemos().find(({ source }) => source.includes('_versioned_docs'));
    expect(demo?.data.dependencies).toMatchObject({ '@mui/material': '6.5.0' });
  });
});
