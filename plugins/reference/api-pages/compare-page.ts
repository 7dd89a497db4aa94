import type { Product } from '../../../src/foundation/products';

/** Base name of the comparison page's files. */
export const COMPARE = 'compare';

/**
 * The MDX of a product's comparison page. Its data is in `compare.json`.
 *
 * @param versions - The versions to compare, newest first.
 */
export function comparePage({ name }: Pick<Product, 'name'>, versions: readonly string[]): string {
  const oldest = versions.at(-1);
  return `---
title: Compare versions
slug: /api/${COMPARE}
description: "What changed in the props, slots and CSS classes of ${name} from ${oldest} to ${versions[0]}."
custom_edit_url: null
disableAd: true
---

import { CompareComponent, ReleaseSummaries } from '@site/src/api/compare';
import data from './${COMPARE}.json';

The changes are read from the type declarations of each release.

## One component {/* #component */}

<CompareComponent data={data} />

## Whole release {/* #release */}

<ReleaseSummaries data={data} />
`;
}
