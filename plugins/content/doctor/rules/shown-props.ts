import fs from 'node:fs';
import path from 'node:path';
import type { ComponentApi } from '../../../../src/api/types';
import { loadApi } from '../../../reference/api-reference';
import { ownComponent } from '../../front-matter/own-component';
import { demosOf } from '../outline';
import type { Page, Site } from '../site';
import type { PageRule } from './rule';

/** Props that every component has, or that only matter in some demos. */
const COMMON = new Set(['children', 'classes', 'className', 'component', 'ref', 'style', 'sx']);
/** Props that change the look; a page should show each of their values. */
const LOOKS = ['variant', 'color', 'size', 'orientation', 'severity', 'shape'];

function describedComponent(page: Page, site: Site): ComponentApi | undefined {
  const name = ownComponent(page);
  return page.archive || !name
    ? undefined
    : loadApi(page.product.id, site.root).find((one) => one.name === name);
}

function codeOf(page: Page, { root }: Site): string {
  const folder = path.join(root, path.dirname(page.file), 'demos');
  const demos = demosOf(page.tree)
    .map(({ name }) => path.join(folder, `${name}.tsx`))
    .filter((file) => fs.existsSync(file))
    .map((file) => fs.readFileSync(file, 'utf8'));
  return [page.source, ...demos].join('\n');
}

const says = (code: string, name: string) => new RegExp(`(?<![\\w-])${name}(?![\\w-])`).test(code);

/** Props of the page's main component that neither its demos nor its text mention. */
export const shownProps: PageRule = {
  id: 'prop-without-demo',
  level: 'warning',
  pagesOnly: true,
  check(page, site) {
    const component = describedComponent(page, site);
    const code = component ? codeOf(page, site) : '';
    const missing = (component?.props ?? [])
      .filter(({ name, deprecated }) => !COMMON.has(name) && deprecated === undefined)
      .map(({ name }) => name)
      .filter((name) => !says(code, name));
    return missing.length === 0
      ? []
      : [
          {
            line: 1,
            message: `No demo or text shows these props of ${component?.name}: ${missing.join(', ')}.`,
            cure: 'Show those that readers look for.',
          },
        ];
  },
};

/** Values, such as variants, that no demo of the page shows. */
export const shownVariants: PageRule = {
  id: 'variant-without-demo',
  level: 'warning',
  pagesOnly: true,
  check(page, site) {
    const component = describedComponent(page, site);
    const code = component ? codeOf(page, site) : '';
    return (component?.props ?? [])
      .filter(({ name }) => LOOKS.includes(name))
      .flatMap(({ name, type, default: initial = '' }) => {
        const missing = (type.values ?? [])
          .map(String)
          .filter((value) => value !== initial.replaceAll("'", '') && !says(code, value));
        return missing.length === 0
          ? []
          : [
              {
                line: 1,
                message: `No demo shows ${name} ${missing.map((one) => `"${one}"`).join(', ')} of ${component?.name}.`,
                cure: 'Show each value once.',
              },
            ];
      });
  },
};
