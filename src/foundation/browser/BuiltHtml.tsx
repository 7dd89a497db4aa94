import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { whenNear } from 'docusaurus-demo-islands/when-near';

// A constant: with a new object, React would overwrite the HTML with the empty string.
const KEEP = { __html: '' };

/** So early, at three screens, that the content rarely appears in view, where it moves what is below. */
const FETCH_MARGIN = '300% 0px';

/**
 * Fetches a built page and returns what an element of it contains.
 *
 * @param url - Address of the page.
 * @param id - Id of the element.
 * @throws If the request fails, or the element is missing or empty.
 */
async function fetchPart(url: string, id: string): Promise<NodeListOf<ChildNode>> {
  const response = await fetch(url);
  const html = response.ok ? await response.text() : '';
  const part = new DOMParser().parseFromString(html, 'text/html').getElementById(id);
  if (!part?.hasChildNodes()) {
    throw new Error(`${url} responded with ${response.status} and without the element "${id}".`);
  }
  return part.childNodes;
}

interface Props {
  /** Id of the element, unique in the page. */
  id: string;
  className?: string;
  /** Shown if the content can't be fetched. */
  failure: string;
  /** The content on the server and in development, and nothing in the browser. */
  children?: ReactNode;
}

/**
 * Content that only the page's HTML contains, so that the page's script doesn't contain it once more. After a
 * client-side navigation it's fetched from that HTML. It has no event handlers.
 */
export function BuiltHtml({ id, className, failure, children }: Props) {
  const ref = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const part = ref.current!;
    const ended = new AbortController();
    if (!part.hasChildNodes()) {
      void whenNear(part, ended.signal, FETCH_MARGIN)
        .then(() => fetchPart(window.location.pathname, id))
        .then(
          (nodes) => part.replaceChildren(...nodes),
          () => part.replaceChildren(failure),
        );
    }
    return () => ended.abort();
  }, [id, failure]);

  return children ? (
    <div id={id} ref={ref} className={className}>
      {children}
    </div>
  ) : (
    <div
      id={id}
      ref={ref}
      className={className}
      suppressHydrationWarning
      dangerouslySetInnerHTML={KEEP}
    />
  );
}
