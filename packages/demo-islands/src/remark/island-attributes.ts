import type { DemoOfPage } from './remark-demo';

/**
 * Attributes for a site whose demos have one provider: `source` (text), `folder` (the docs folder),
 * `load` (imports provider and demo in browsers) and `server` (both on the server, otherwise `null`).
 *
 * @param scope - Module whose default export is the provider.
 */
export function islandAttributes(scope: string) {
  return ({ file, request }: DemoOfPage): Record<string, string> => {
    const [provider, demo, text] = [scope, request, `!!${request}?source`].map((module) =>
      JSON.stringify(module),
    );
    return {
      file: JSON.stringify(file),
      folder: JSON.stringify(file.split('/')[0]),
      source: `require(${text})`,
      load: `() => Promise.all([import(${provider}), import(${demo})]).then(([scope, demo]) => ({ Scope: scope.default, Demo: demo.default }))`,
      server: `__SERVER__ ? { Scope: require(${provider}).default, Demo: require(${demo}).default } : null`,
    };
  };
}
