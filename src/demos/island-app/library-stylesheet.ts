import type { DemoScope } from '@site/src/products';

/** Adds the stylesheet of a library's theme to the head. */
function addStylesheet(scope: DemoScope): HTMLLinkElement {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.dataset.demoTheme = scope;
  link.href = __LIBRARY_STYLESHEETS__[scope];
  document.head.append(link);
  return link;
}

/**
 * Loads the stylesheet of a library's theme. Pages with demos have it in their head; after
 * client-side navigation it has to be fetched.
 *
 * @returns Resolves when the stylesheet applies, or failed: a demo also works without its theme.
 */
export async function libraryStylesheet(scope: DemoScope): Promise<void> {
  const link =
    document.querySelector<HTMLLinkElement>(`link[data-demo-theme="${scope}"]`) ??
    addStylesheet(scope);
  if (!link.sheet) {
    await new Promise<void>((resolve) => {
      link.addEventListener('load', () => resolve(), { once: true });
      link.addEventListener('error', () => resolve(), { once: true });
    });
  }
}
