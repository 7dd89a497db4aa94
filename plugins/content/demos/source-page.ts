import { atBase } from '../../shared/site-url';
import { SIZE_PATH } from '../../../src/foundation/products';
import { highlight } from '../../shared/highlight/highlight';
import type { CodeLink } from '../../shared/highlight/highlight';

/** One source file of a demo, in one language. */
export interface SourcePage {
  /** Name that a reader sees, such as `BasicButtons.tsx`. */
  title: string;
  code: string;
  language: 'tsx' | 'jsx';
  /** Title of the page with the file in the other language. */
  other: string;
  /** Links in the code. */
  links?: readonly CodeLink[];
  /** What the demo adds to an app; absent if it isn't measured. */
  size?: SourceSize;
}

/** What a demo adds to an app of its product. */
export interface SourceSize {
  /** Bytes as gzip. */
  gzip: number;
  /** Id of the product. */
  product: string;
}

const KILOBYTES = new Intl.NumberFormat('en', { maximumFractionDigits: 1 });

function sizeParagraph({ gzip, product }: SourceSize): string {
  const query = new URLSearchParams({ product });
  const size = KILOBYTES.format(gzip / 1000);
  return `<p data-bundle-size>Adds ${size} kB gzipped to an app that already uses the library. <a href="${atBase(SIZE_PATH)}?${query.toString()}">Sizes of all components</a></p>`;
}

/**
 * A complete HTML page with one highlighted source. The viewer fetches it and uses the `<code>`;
 * readers without scripts open it.
 */
export function sourcePage({ title, code, language, other, links, size }: SourcePage): string {
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${title}</title></head>
<body><main><h1>${title}</h1><p><a href="${other}.html">${language === 'tsx' ? 'JavaScript' : 'TypeScript'}: ${other}</a></p><pre><code class="language-${language}">${highlight(code, language, links)}</code></pre>${size ? sizeParagraph(size) : ''}</main></body></html>
`;
}
