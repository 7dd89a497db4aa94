import { documentedProducts } from './documented';

const ids = (only?: string) => documentedProducts(only).map(({ id }) => id);

describe('documentedProducts', () => {
  it('leaves out the product without pages', () => {
    expect(ids()).toEqual(['material-ui', 'joy-ui', 'system', 'x', 'docs-infra']);
  });

  it('narrows the list to the ids that contain the given part', () => {
    expect(ids('joy')).toEqual(['joy-ui']);
    expect(ids('-ui')).toEqual(['material-ui', 'joy-ui']);
  });

  it.each(['base', 'core', 'Joy'])('names what may be asked for instead of %s', (only) => {
    expect(() => documentedProducts(only)).toThrow(
      `DOCS_ONLY="${only}" matches no product with pages. Use a part of: material-ui, joy-ui, system, x, docs-infra.`,
    );
  });
});
