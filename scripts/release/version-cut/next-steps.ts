import type { Cut } from './checks';

/** Manual steps before the archived pages can be served, in order. */
export function nextSteps({ product, library, version, installedAs }: Cut): string[] {
  const entry = product.earlier?.find((one) => one.version === version);
  return [
    ...(entry
      ? []
      : [
          `npm install --save-exact ${installedAs}@npm:${library}@${version}`,
          `src/foundation/products/catalogue.ts: add { version: '${version}', installedAs: '${installedAs}' } to "earlier" of ${product.id}, and give the new release to "version" and "packages".`,
        ]),
    ...(entry?.archive
      ? []
      : [
          `src/foundation/products: give the release an "archive" with its path and its demo scope; write that scope in src/demos/scopes and its theme in src/foundation/branding/library-themes.`,
        ]),
    `Read every archived page and correct it for ${version}. npm run typecheck checks its demos against ${library} ${version}.`,
  ];
}
