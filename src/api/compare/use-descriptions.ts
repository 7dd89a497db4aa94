import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { useEffect, useState } from 'react';
import { fetchJsonOnce } from '../../foundation/browser/fetch-json';
import type { ProductId } from '../../foundation/products';
import type { ComponentApi } from '../types';
import type { Choice } from './choice';

/** The two descriptions of a component, or their loading state. */
export type Descriptions =
  | { state: 'none' | 'loading' | 'failed' }
  | { state: 'loaded'; choice: Choice; before: ComponentApi; after: ComponentApi };

/**
 * Fetches the published descriptions of a component in two versions.
 *
 * @param choice - Both versions must have the component; `null` fetches nothing.
 * @param attempt - Increment it to retry.
 */
export function useDescriptions(
  product: ProductId,
  choice: Choice | null,
  attempt: number,
): Descriptions {
  const { baseUrl } = useDocusaurusContext().siteConfig;
  const [loaded, setLoaded] = useState<{ key: string; descriptions: Descriptions }>();
  const key = choice ? JSON.stringify([choice, attempt]) : '';

  useEffect(() => {
    if (!key) {
      return undefined;
    }
    const [asked] = JSON.parse(key) as [Choice];
    const fetchVersion = (version: string) =>
      fetchJsonOnce<ComponentApi>(
        `${baseUrl}api-data/${product}/${version}/${asked.component}.json`,
      );
    let isCurrent = true;
    const show = (descriptions: Descriptions) => isCurrent && setLoaded({ key, descriptions });
    Promise.all([fetchVersion(asked.from), fetchVersion(asked.to)]).then(
      ([before, after]) => show({ state: 'loaded', choice: asked, before, after }),
      () => show({ state: 'failed' }),
    );
    return () => {
      isCurrent = false;
    };
  }, [baseUrl, key, product]);

  if (!key) {
    return { state: 'none' };
  }
  return loaded?.key === key ? loaded.descriptions : { state: 'loading' };
}
