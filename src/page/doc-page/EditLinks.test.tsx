/** @jest-environment ./test/unit/jsdom-environment.ts */
import { render, screen } from '@testing-library/react';
import { EditLinks } from './EditLinks';

let current: object | undefined;
let mockFrontMatter = {};

jest.mock('@docusaurus/theme-common', () => ({
  ThemeClassNames: { common: { editThisPage: 'theme-edit-this-page' } },
}));
jest.mock('@docusaurus/plugin-content-docs/client', () => ({
  useDoc: () => ({ frontMatter: mockFrontMatter }),
  useDocsVersion: () => ({ pluginId: 'docs-material', label: 'v6.5.0' }),
  useActiveDocContext: () => ({ alternateDocVersions: { current } }),
}));
jest.mock('@theme/Icon/Edit', () => () => null, { virtual: true });

const FILE = 'components/button/button.mdx';
const EDIT = 'https://example.com/docs/edit/main';

function linksOf(editUrl: string): Record<string, string> {
  render(<EditLinks editUrl={editUrl} />);
  const links = screen.getAllByRole<HTMLAnchorElement>('link');
  return Object.fromEntries(links.map((link) => [link.textContent, link.href]));
}

it("links to a page's source", () => {
  expect(linksOf(`${EDIT}/docs-material/${FILE}`)).toEqual({
    'Edit this page': `${EDIT}/docs-material/${FILE}`,
  });
});

describe('on an archived page', () => {
  const archived = `${EDIT}/docs-material_versioned_docs/version-6.5.0/${FILE}`;

  it("link to its source and to the current version's", () => {
    current = {};
    expect(linksOf(archived)).toEqual({
      'Edit this page in v6.5.0': archived,
      'Edit this page in the current version': `${EDIT}/docs-material/${FILE}`,
    });
  });

  it("link only to its source if the current version doesn't have the page", () => {
    current = undefined;
    expect(linksOf(archived)).toEqual({ 'Edit this page in v6.5.0': archived });
  });
});

it("links from an archived declaration to the current version's", () => {
  mockFrontMatter = { current_declaration: 'https://example.com/blob/v7.3.2/Button.d.ts#L126' };
  const href = 'https://example.com/blob/v6.5.0/Button.d.ts#L120';
  expect(linksOf(href)).toEqual({
    'View the type declaration': href,
    'View the type declaration in the current version':
      'https://example.com/blob/v7.3.2/Button.d.ts#L126',
  });
  mockFrontMatter = {};
});

it('has its own label for a declaration', () => {
  const href = 'https://example.com/blob/v7.3.2/src/Button/Button.d.ts#L126';
  expect(linksOf(href)).toEqual({ 'View the type declaration': href });
});
