import type { DemoScope } from '@site/src/foundation/products';

/** Adds the stylesheet of a library's theme to the head. */
function addStylesheet(scope: DemoScope): HTMLLinkElement {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.dataset.demoTheme = scope;
  link.href = __LIBRARY_STYLESHEETS__[scope];
  document.head.append(link);
  return link;
}

type Sheet = HTMLLinkElement | HTMLStyleElement;

/**
 * Loads the stylesheet of a library, and disables those of others: libraries can have portals of the same
 * name. The HTML of pages with demos includes it; after client-side navigation it has to be fetched.
 *
 * @returns Resolves when the stylesheet applies, or failed: a demo also works without its theme.
 */
export async function libraryStylesheet(scope: DemoScope): Promise<void> {
  const element =
    document.querySelector<Sheet>(`[data-demo-theme="${scope}"]`) ?? addStylesheet(scope);
  for (const other of document.querySelectorAll<Sheet>('[data-demo-theme]')) {
    other.disabled = other !== element;
  }
  if (!element.sheet) {
    await new Promise<void>((resolve) => {
      element.addEventListener('load', () => resolve(), { once: true });
      element.addEventListener('error', () => resolve(), { once: true });
    });
  }
}
