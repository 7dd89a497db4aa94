import type { HTMLAttributes } from 'react';

interface Props {
  /** Attributes of the element that contains the demo. */
  host: HTMLAttributes<HTMLDivElement>;
  /** The demo's HTML, from `renderDemo`. */
  html: string;
  /** HTML before it, such as links of its stylesheets. */
  before?: string;
}

/** A demo's HTML inside the page's HTML, as a separate root that the page's hydration ignores. */
export function ServerIsland({ host, html, before = '' }: Props) {
  const content = { __html: `${before}<div>${html}</div>` };
  return <div {...host} data-waiting="" dangerouslySetInnerHTML={content} />;
}
