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
 * Sees to it that a library's theme is there. The server put it into the head of pages with
 * demos; after a client-side navigation it has to be fetched.
 *
 * @returns Resolves once it applies, or failed: a missing theme spoils a demo's look, not the demo.
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
