/** @reads-pages */
import path from 'node:path';
import { CRITERIA } from 'accessibility-evidence';
import { PRODUCTS } from '@site/src/foundation/products';
import { pageFiles } from '../../shared/page-files';
import { WORKAROUNDS, workaroundFor } from './workarounds';

describe('ways around', () => {
  it('name rules, products and pages that exist', () => {
    const rules = new Set(CRITERIA.flatMap(({ checks = [] }) => checks));
    const root = path.resolve(__dirname, '../../..');
    for (const { rule, product, component } of WORKAROUNDS) {
      expect(rules).toContain(rule);
      const [docs] = PRODUCTS.find(({ id }) => id === product)?.docs ?? [];
      expect(!!docs).toBe(product !== undefined);
      if (component !== undefined) {
        const slugs = pageFiles(docs!.folder, root).map(({ frontMatter }) => frontMatter.slug);
        expect(slugs).toContain(`/react-${component}`);
      }
    }
  });

  it('are chosen by component, then product, then rule', () => {
    const known = [
      { rule: 'reflow', text: 'rule' },
      { rule: 'reflow', product: 'x', text: 'product' },
      { rule: 'reflow', product: 'x', component: 'charts', text: 'component' },
    ];
    const textFor = (product: string, component: string) =>
      workaroundFor({ rule: 'reflow', product, component }, known);
    expect([textFor('x', 'charts'), textFor('x', 'grid'), textFor('system', 'charts')]).toEqual([
      'component',
      'product',
      'rule',
    ]);
    expect(workaroundFor({ rule: 'list', product: 'x', component: 'charts' }, known)).toBe(
      undefined,
    );
  });
});
