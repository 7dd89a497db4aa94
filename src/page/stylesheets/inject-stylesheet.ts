import { layeredCss } from './layered-css';

async function fetchCss(href: string, signal: AbortSignal): Promise<string> {
  const response = await fetch(href, { signal });
  if (!response.ok) {
    throw new Error(`Failed to fetch CSS: ${response.status} ${response.statusText}`.trim());
  }
  return response.text();
}

function addStyle(css: string, href: string): void {
  const style = document.createElement('style');
  style.dataset.stylesheet = href;
  style.textContent = css;
  document.head.append(style);
}

function addLink(href: string): void {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.dataset.stylesheet = href;
  link.href = href;
  document.head.append(link);
}

/** Whether the document already contains the stylesheet, which stays after navigation. */
function isThere(href: string): boolean {
  const found = document.head.querySelectorAll<HTMLElement>('[data-stylesheet]');
  return [...found].some(({ dataset }) => dataset.stylesheet === href);
}

/**
 * Loads a stylesheet into a cascade layer. If the request fails, it's logged, and a plain link
 * loads the stylesheet outside of all layers: it may override too much, but icons still render.
 *
 * @param href - URL of the stylesheet.
 * @param layer - Name of the layer, such as `theme`.
 * @returns A function that aborts the request.
 */
export function injectStylesheet(href: string, layer: string): () => void {
  const ended = new AbortController();
  const inject = async () => {
    try {
      const css = await fetchCss(href, ended.signal);
      if (!ended.signal.aborted && !isThere(href)) {
        addStyle(layeredCss(css, new URL(href, document.baseURI).href, layer), href);
      }
    } catch (error) {
      if (!ended.signal.aborted && !isThere(href)) {
        console.error(error instanceof Error ? error.message : error);
        addLink(href);
      }
    }
  };
  if (!isThere(href)) {
    void inject();
  }
  return () => ended.abort();
}
