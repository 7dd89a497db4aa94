import { PRODUCTS } from './catalogue';
import { documentedProducts } from './documented';

const ids = (only?: string) => documentedProducts(only).map(({ id }) => id);

describe('documentedProducts', () => {
  it('leaves out the product without pages', () => {
    expect(ids()).toEqual(expect.arrayContaining(['material-ui', 'joy-ui', 'system', 'x']));
    expect(ids()).not.toContain('core');
  });

  it('narrows the list to the ids that contain the given part', () => {
    expect(ids('joy')).toEqual(['joy-ui']);
    expect(ids('-ui')).toEqual(PRODUCTS.map(({ id }) => id).filter((id) => id.endsWith('-ui')));
  });

  it.each(['base', 'core', 'Joy'])('names what may be asked for instead of %s', (only) => {
    expect(() => documentedProducts(only)).toThrow(
      `DOCS_ONLY="${only}" matches no product with pages. Use a part of: ${ids().join(', ')}.`,
    );
  });
});
