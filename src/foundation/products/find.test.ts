import { PRODUCTS } from './catalogue';
import { docsOfFile, docsOfPath, productById, productOfPath } from './find';
import type { ProductId } from './types';

describe('productById', () => {
  it('returns the product', () => {
    expect(productById('joy-ui').name).toBe('Joy UI');
  });

  it('throws for an unknown id; the error lists the known ones', () => {
    expect(() => productById('base-ui' as ProductId)).toThrow(
      `No product "base-ui" in src/foundation/products/catalogue.ts. Known ids: ${PRODUCTS.map(({ id }) => id).join(', ')}.`,
    );
  });
});

describe('productOfPath', () => {
  it.each([
    ['/material-ui', 'material-ui'],
    ['/material-ui/react-button/', 'material-ui'],
    ['/joy-ui/getting-started/', 'joy-ui'],
    ['/system/flexbox/', 'system'],
    ['/x/introduction/', 'x'],
    ['/docs-infra/writing-demos/', 'docs-infra'],
    ['/core/', 'core'],
  ])('finds the product of %s by its base path', (pathname, id) => {
    expect(productOfPath(pathname)?.id).toBe(id);
  });

  it('finds the product of a docs instance under another path', () => {
    expect(productOfPath('/experiments/docs/markdown/')?.id).toBe('docs-infra');
  });

  it.each(['/', '/404.html', '/material-ui-extra/', '/experiments/', '/xy/', '/blog/system/'])(
    'finds none for %s',
    (pathname) => {
      expect(productOfPath(pathname)).toBeNull();
    },
  );
});

describe('docsOfPath', () => {
  it.each([
    ['/material-ui/v6/react-button/', 'docs-material'],
    ['/docs-infra/writing-demos/', 'docs-infra'],
    ['/experiments/docs/markdown/', 'docs-experiments'],
    ['/', undefined],
  ])('returns the instance of %s', (pathname, id) => {
    expect(docsOfPath(pathname)?.id).toBe(id);
  });
});

describe('docsOfFile', () => {
  it.each([
    ['docs-material/components/button/button.mdx', 'docs-material'],
    ['docs-joy/components/button/demos/BasicButtons.tsx', 'docs-joy'],
    ['docs-infra/manual/writing-demos.mdx', 'docs-infra'],
    ['docs-infra/experiments/demos.mdx', 'docs-experiments'],
    ['docs-x/introduction.mdx', 'docs-x'],
    ['docs-material_versioned_docs/version-6/components/button.mdx', 'docs-material'],
  ])('finds the instance of %s', (file, id) => {
    expect(docsOfFile(file)?.id).toBe(id);
  });

  it.each([
    'src/foundation/products/find.ts',
    'docs-material-old/page.mdx',
    'docs-infra/readme.mdx',
  ])('finds none for %s', (file) => {
    expect(docsOfFile(file)).toBeNull();
  });
});
