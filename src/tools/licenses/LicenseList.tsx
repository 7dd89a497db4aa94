import { useEffect, useRef } from 'react';
import styles from './LicenseList.module.css';

/**
 * Fetches a built page and returns what an element of it contains.
 *
 * @param url - Address of the page.
 * @param id - Id of the element.
 * @throws If the request fails, or the element is missing or empty.
 */
async function fetchList(url: string, id: string): Promise<NodeListOf<ChildNode>> {
  const response = await fetch(url);
  const html = response.ok ? await response.text() : '';
  const list = new DOMParser().parseFromString(html, 'text/html').getElementById(id);
  if (!list?.hasChildNodes()) {
    throw new Error(`${url} responded with ${response.status} and without the list "${id}".`);
  }
  return list.childNodes;
}

const ID = 'license-list';

// A constant: with a new object, React would overwrite the list with the empty string.
const KEEP = { __html: '' };

const FAILURE = 'The list didn’t load. Reload the page to try again.';

/**
 * The licenses of all packages that the site contains. `plugins/output/licenses` adds them to the page's HTML
 * after the build, when it's known what the bundles contain. After a client-side navigation, they come
 * from that HTML.
 */
export function LicenseList() {
  const ref = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const list = ref.current!;
    if (!list.hasChildNodes()) {
      void fetchList(window.location.pathname, ID).then(
        (nodes) => list.replaceChildren(...nodes),
        () => list.replaceChildren(FAILURE),
      );
    }
  }, []);

  return (
    <div
      id={ID}
      ref={ref}
      className={styles.list}
      suppressHydrationWarning
      dangerouslySetInnerHTML={KEEP}
    />
  );
}
