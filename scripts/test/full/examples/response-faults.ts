import type { PageRequest } from './requests';

/** A response with a page. */
export interface PageResponse {
  status: number;
  html: string;
  /** The header `Content-Security-Policy`. */
  policy: string | null;
  /** The text of each linked stylesheet, by the link's address. */
  stylesheets: ReadonlyMap<string, string>;
}

const ELEMENTS = /<style\b[^>]*>([\s\S]*?)<\/style>|<link\b[^>]*>/g;

/** The addresses of the stylesheets that a page links. */
export function stylesheetLinks(html: string): string[] {
  return [...html.matchAll(/<link\b[^>]*>/g)]
    .filter(([link]) => link.includes('rel="stylesheet"'))
    .flatMap(([link]) => /\bhref="([^"]*)"/.exec(link)?.slice(1) ?? []);
}

/** The CSS of a page in the order in which browsers apply it. */
function cssOf({ html, stylesheets }: PageResponse): string {
  return [...html.matchAll(ELEMENTS)]
    .map(([element, style]) => style ?? stylesheets.get(stylesheetLinks(element)[0] ?? '') ?? '')
    .join('\n');
}

/** The names of layers outside all others, in the order in which they first appear. */
function layersOf(css: string): string[] {
  const names = [...css.matchAll(/@layer\s+([\w\s,.-]+)[;{]/g)].flatMap(([, list = '']) =>
    list.split(',').map((name) => name.trim().replace(/\..*/, '')),
  );
  return [...new Set(names)];
}

function styleFaults(
  response: PageResponse,
  { rendered, collected, layers }: PageRequest,
): string[] {
  const faults: string[] = [];
  const css = cssOf(response);
  if (rendered) {
    const classes = [...response.html.matchAll(/\bclass="([^"]*\bMui[^"]*)"/g)].flatMap(
      ([, list = '']) =>
        list.split(' ').filter((name) => /^(?:mui|css|joy)-(?!0$)[a-z0-9]+$/.test(name)),
    );
    const bare = [...new Set(classes)].filter((name) => !css.includes(`.${name}`));
    if (classes.length === 0) {
      faults.push('no element of Material UI is in the HTML');
    } else if (bare.length > 0) {
      faults.push(`the HTML has elements without their CSS, of the classes ${bare.join(', ')}`);
    }
  }
  if (collected && /<body\b[\s\S]*<style\b/.test(response.html)) {
    faults.push('a style element is in the body, but the styles should be collected in the head');
  }
  if (layers !== undefined) {
    const expected = layers.split(', ');
    const found = layersOf(css).filter((name) => expected.includes(name));
    if (found.join(', ') !== layers) {
      faults.push(`the layers should be ${layers}, but are ${found.join(', ') || 'missing'}`);
    }
    if (!/@layer mui\s*{/.test(css)) {
      faults.push('no styles are in the layer mui');
    }
  }
  return faults;
}

function policyFaults({ html, policy }: PageResponse): string[] {
  const nonce = /'nonce-([^']+)'/.exec(policy ?? '')?.[1];
  if (nonce === undefined) {
    return [`the header should have a nonce, but is ${policy ?? 'missing'}`];
  }
  return [...html.matchAll(/<(?:script|style)\b[^>]*>/g)]
    .filter(([element]) => !element.includes(` nonce="${nonce}"`))
    .map(([element]) => `an element lacks the nonce of the header: ${element}`);
}

/**
 * Compares a response with what the page must show.
 *
 * @returns One message per difference.
 */
export function responseFaults(response: PageResponse, request: PageRequest): string[] {
  const { status, html } = response;
  if (status !== 200) {
    return [`the status should be 200, but is ${status}`];
  }
  const faults = styleFaults(response, request);
  if (request.scheme) {
    const script = html.indexOf(request.scheme.key);
    const content = html.search(/<main\b|<div id="root"><\/div>|\bclass="Mui/);
    if (script === -1 || content < script) {
      faults.push('the script for the color scheme should come before the content');
    }
  }
  return [...faults, ...(request.policy ? policyFaults(response) : [])];
}
