import fs from 'node:fs';
import path from 'node:path';
import type { ApiEntry, ApiPageData, ComponentApi } from '../../src/api/types';
import { PRODUCTS, archivesOf } from '../../src/products';
import type { ProductId } from '../../src/products';
import { loadApi } from '../api-reference';

/** A component with its page in the API reference. */
export interface ApiPlace {
  component: ComponentApi;
  /** Path of its page, with trailing slash. */
  pathname: string;
  /** The page's rows of props, those that it inherits included. */
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
  components: readonly ComponentApi[];
}

// What plugins/api-pages wrote is what the site has, whichever products this build is of.
function placesOf({ folder, basePath, components }: Source, siteDir: string): ApiPlace[] {
  return components.flatMap((component) => {
    const file = path.join(siteDir, folder, 'api', `${component.slug}.json`);
    if (!fs.existsSync(file)) {
      return [];
    }
    const { props, inherited } = JSON.parse(fs.readFileSync(file, 'utf8')) as ApiPageData;
    return [
      {
        component,
        pathname: `${basePath}/api/${component.slug}/`,
        props: [...props, ...inherited],
      },
    ];
  });
}

let known: ApiFolder[] | null = null;

/** The API pages of all docs folders, as plugins/api-pages has written them. */
export function apiFolders(siteDir: string): ApiFolder[] {
  known ??= PRODUCTS.flatMap((product): ApiFolder[] => {
    const [own] = product.docs;
    const read = (folder: string, basePath: string, version?: string) =>
      placesOf({ folder, basePath, components: loadApi(product.id, siteDir, version) }, siteDir);
    return [
      ...(own
        ? [
            {
              folder: own.folder,
              product: product.id,
              isArchive: false,
              places: read(own.folder, own.basePath),
            },
          ]
        : []),
      ...archivesOf([product]).map(({ folder, basePath, version }) => ({
        folder,
        product: product.id,
        isArchive: true,
        places: read(folder, basePath, version),
      })),
    ];
  });
  return known;
}
