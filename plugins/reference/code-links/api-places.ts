import fs from 'node:fs';
import path from 'node:path';
import type { ApiEntry, ApiPageData, ComponentApi } from '../../../src/api/types';
import { PRODUCTS, archivesOf } from '../../../src/foundation/products';
import type { ProductId } from '../../../src/foundation/products';
import { pathInApi } from '../api-pages/site-links';
import { loadApi } from '../api-reference';

/** A component with its page in the API reference. */
export interface ApiPlace {
  component: ComponentApi;
  /** Path of its page, with a trailing slash. */
  pathname: string;
  /** The props on the page, including inherited ones. */
  props: ApiEntry[];
}

/** The API pages of one docs folder. */
interface ApiFolder {
  folder: string;
  product: ProductId;
  isArchive: boolean;
  places: ApiPlace[];
}

interface Source {
  folder: string;
  basePath: string;
  product: ProductId;
  /** Major version of an archive. */
  version?: string;
}

// The generated pages are read from disk because they match the products in this build.
function placesOf({ folder, basePath, product, version }: Source, siteDir: string): ApiPlace[] {
  const apiDir = path.join(siteDir, folder, 'api');
  if (!fs.existsSync(apiDir)) {
    return [];
  }
  return loadApi(product, siteDir, version).flatMap((component) => {
    const file = path.join(apiDir, `${component.slug}.json`);
    if (!fs.existsSync(file)) {
      return [];
    }
    const { props, inherited } = JSON.parse(fs.readFileSync(file, 'utf8')) as ApiPageData;
    return [
      {
        component,
        pathname: `${basePath}/api/${pathInApi(component)}/`,
        props: [...props, ...inherited],
      },
    ];
  });
}

let known: ApiFolder[] | null = null;

/** The API pages of all docs folders, written by plugins/reference/api-pages. */
export function apiFolders(siteDir: string): ApiFolder[] {
  known ??= PRODUCTS.flatMap((product): ApiFolder[] => {
    const own = product.docs.slice(0, 1).map(({ folder, basePath }) => ({
      folder,
      product: product.id,
      isArchive: false,
      places: placesOf({ folder, basePath, product: product.id }, siteDir),
    }));
    const archived = archivesOf([product]).map(({ folder, basePath, version }) => ({
      folder,
      product: product.id,
      isArchive: true,
      places: placesOf({ folder, basePath, product: product.id, version }, siteDir),
    }));
    return [...own, ...archived];
  });
  return known;
}
