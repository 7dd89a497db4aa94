import { currentEditUrl } from './edit-links';

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
