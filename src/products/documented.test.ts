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

  it('takes several parts', () => {
    expect(ids('system,joy')).toEqual(['joy-ui', 'system']);
    expect(ids('joy, system')).toEqual(['joy-ui', 'system']);
  });

  it.each([
    ['base', 'base'],
    ['Joy', 'Joy'],
    ['joy,sytem', 'sytem'],
    ['joy,', ''],
  ])('names what may be asked for instead of %s', (only, wrong) => {
    expect(() => documentedProducts(only)).toThrow(
      `DOCS_ONLY="${only}": "${wrong}" matches no product with pages. Use parts of these ids, with commas between them: ${ids().join(', ')}.`,
    );
  });
});
