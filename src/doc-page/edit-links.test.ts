import { currentEditUrl, isDeclarationUrl } from './edit-links';

const EDIT = 'https://github.com/org/site/edit/main';

describe('currentEditUrl', () => {
  it('leads from an archived page to the current one', () => {
    expect(
      currentEditUrl(
        `${EDIT}/docs-material_versioned_docs/version-6.5/components/button/button.mdx`,
      ),
    ).toBe(`${EDIT}/docs-material/components/button/button.mdx`);
  });

  it('has nothing to add to a current page', () => {
    expect(currentEditUrl(`${EDIT}/docs-material/components/button/button.mdx`)).toBeNull();
  });
});

it.each([
  [`${EDIT}/docs-material/components/button/button.mdx`, false],
  ['https://example.com/blob/v7.3.2/src/Button/Button.d.ts#L126', true],
  ['https://example.com/tree/v7.3.2/src/Box', true],
])('isDeclarationUrl of %s: %p', (url, expected) => {
  expect(isDeclarationUrl(url)).toBe(expected);
});
