import { currentEditUrl, isDeclarationUrl } from './edit-links';

const EDIT = 'https://github.com/org/site/edit/main';

describe('currentEditUrl', () => {
  it("is the current page's source for an archived page", () => {
    expect(
      currentEditUrl(
        `${EDIT}/docs-material_versioned_docs/version-6.5/components/button/button.mdx`,
      ),
    ).toBe(`${EDIT}/docs-material/components/button/button.mdx`);
  });

  it('is null for a current page', () => {
    expect(currentEditUrl(`${EDIT}/docs-material/components/button/button.mdx`)).toBeNull();
  });
});

it.each([
  [`${EDIT}/docs-material/components/button/button.mdx`, false],
  [`${EDIT}/docs-infra/experiments/tree/page.mdx`, false],
  ['https://example.com/blob/v7.3.2/src/Button/Button.d.ts#L126', true],
  ['https://example.com/tree/v7.3.2/src/Box', true],
])('isDeclarationUrl of %s: %p', (url, expected) => {
  expect(isDeclarationUrl(url)).toBe(expected);
});
