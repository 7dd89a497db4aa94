import { loaders, sandboxEntry } from 'docusaurus-demo-islands/bundle';
import type { CollectedDemo } from 'docusaurus-demo-islands/bundle';
import { LIBRARIES } from '../../../src/demos/libraries';
import { framePage } from '../../../src/foundation/products';
import type { DemoScope } from '../../../src/foundation/products';

const scopeModule = (scope: DemoScope) => `@site/src/demos/libraries/${scope}/provider`;

/** Entry of the page that shows single demos of a docs folder. */
export function standaloneEntry(scope: DemoScope, demos: readonly CollectedDemo[]): string {
  const modules = demos.map(({ request, page, name }) => {
    const key = [framePage(page), name].filter(Boolean).join('/');
    return [key, request] as const;
  });
  return `import { showDemo } from '@site/src/demos/frame/runtime/show-demo';
import Scope from ${JSON.stringify(scopeModule(scope))};
void showDemo({ Scope, states: ${JSON.stringify(LIBRARIES[scope].states)}, demos: ${loaders(modules)} });
`;
}

/** Entry of the sandbox that runs edited demos of one library. */
export function liveEntry(scope: DemoScope, demos: readonly CollectedDemo[]): string {
  const sandbox = '@site/src/demos/frame/runtime/start-live';
  return sandboxEntry({ scope: scopeModule(scope), sandbox }, demos);
}
