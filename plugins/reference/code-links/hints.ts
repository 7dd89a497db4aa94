import type { ApiEntry } from '../../../src/api/types';
import type { ApiHint, ApiHints } from '../../../src/page/code/types';
import { markdownToHtml } from '../api-pages/markdown';
import type { ApiPlace } from './api-places';

/** Tooltips can't contain interactive elements. */
function withoutLinks(html: string): string {
  return html.replace(/<\/?a\b[^>]*>/g, '');
}

function hintOf({ type, default: initial, required, deprecated, text }: ApiEntry): ApiHint {
  return {
    ...(type ? { type } : {}),
    ...(initial === undefined ? {} : { default: initial }),
    ...(required ? { required } : {}),
    ...(deprecated === undefined ? {} : { deprecated: true }),
    html: withoutLinks(text),
  };
}

/** The hints for code that names a component or its props. */
export function hintsOf({ component, props }: ApiPlace): ApiHints {
  const { description, deprecated } = component;
  return {
    '': {
      ...(deprecated === undefined ? {} : { deprecated: true }),
      html: withoutLinks(markdownToHtml(description, String)),
    },
    ...Object.fromEntries(props.map((entry) => [entry.name, hintOf(entry)])),
  };
}
