import { highlight } from '../highlight/highlight';
import type { CodeLink } from '../highlight/highlight';

/** One source file of a demo, in one language. */
export interface SourcePage {
  /** Name that a reader sees, such as `BasicButtons.tsx`. */
  title: string;
  code: string;
  language: 'tsx' | 'jsx';
  /** Links in the code. */
  links?: readonly CodeLink[];
}

/**
 * A complete HTML page with one highlighted source. The viewer fetches it and uses the `<code>`;
 * readers without scripts open it.
 */
export function sourcePage({ title, code, language, links }: SourcePage): string {
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${title}</title></head>
<body><main><h1>${title}</h1><pre><code class="language-${language}">${highlight(code, language, links)}</code></pre></main></body></html>
`;
}
