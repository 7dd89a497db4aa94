import type { ApiPageData, ComponentApi } from '../../../src/api/types';
import { ownValue } from '../../../src/foundation/own-value';
import { productById } from '../../../src/foundation/products';
import type { ApiPage } from './component-pages';
import { pageContent } from './content';
import type { Section } from './content';
import type { Dialect } from './dialect';
import LEADS from './leads.json';
import { pathInApi } from './site-links';

// The limit in plugins/content/front-matter/schema.ts.
const MAX_DESCRIPTION = 160;

/** What the component is: a sentence of `leads.json`, whose entries may name their product. */
function leadOf({ name, product }: ComponentApi): string | undefined {
  const leads: Record<string, string | undefined> = LEADS;
  return ownValue(leads, `${product}/${name}`) ?? ownValue(leads, name);
}

function referenceOf({ name, kind, product }: ComponentApi): string {
  const contents = kind === 'interface' ? 'Members of the type' : 'Props, slots and CSS classes of';
  return `${contents} ${name} in ${productById(product).name}.`;
}

/** One sentence about a component, for lists of results. */
export function summaryOf(component: ComponentApi): string {
  return leadOf(component) ?? referenceOf(component);
}

function descriptionOf(component: ComponentApi): string {
  const lead = leadOf(component);
  const reference = referenceOf(component);
  const long = lead ? `${lead} ${reference}` : reference;
  return long.length <= MAX_DESCRIPTION ? long : (lead ?? `API of ${component.name}.`);
}

const MDX: Dialect = {
  link: (href) => href,
  rows: (list) => `<ApiEntries kind="${list}" data={data} />`,
  folded: (summary, markdown) =>
    `<details>\n<summary>${summary}</summary>\n\n${markdown}\n\n</details>`,
  warning: (title, markdown) => `:::warning[${title}]\n\n${markdown}\n\n:::`,
};

interface ContentsItem {
  value: string;
  id: string;
  level: number;
  /** Whether the table of contents lists the entries below it on demand. */
  isFolded?: true;
}

function contents(sections: readonly Section[], { props }: ApiPageData): ContentsItem[] {
  return sections.flatMap(({ id, title }): ContentsItem[] => {
    const item = { value: title, id, level: 2 };
    return id === 'props'
      ? [
          { ...item, isFolded: true },
          ...props.map((prop) => ({ value: prop.name, id: prop.id, level: 3 })),
        ]
      : [item];
  });
}

/**
 * The MDX of a component's page. Its rows are in `<slug>.json`, which only this page imports.
 *
 * @param playground - The playground element; empty if there is none.
 */
export function apiPage(page: ApiPage, data: ApiPageData, playground: string): string {
  const { component, currentDeclaration } = page;
  const { name, slug, deprecated } = component;
  const { intro, sections } = pageContent(page, MDX, playground);
  const body = [
    ...intro,
    ...sections.map(({ id, title, text }) => `## ${title} {/* #${id} */}\n\n${text}`),
  ];
  return `---
title: ${name} API
slug: /api/${pathInApi(component)}
description: "${descriptionOf(component)}"
custom_edit_url: ${component.declaration}
${currentDeclaration === undefined ? '' : `current_declaration: ${currentDeclaration}\n`}${deprecated === undefined ? '' : 'sidebar_custom_props: { deprecated: true }\n'}---

import { ApiEntries } from '@site/src/api';${playground && "\nimport { Playground } from '@site/src/playground';"}
import data from './${slug}.json';

export const toc = ${JSON.stringify(contents(sections, data))};

${body.join('\n\n')}
`;
}
