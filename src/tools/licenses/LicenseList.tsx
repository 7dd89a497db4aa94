import { useEffect, useRef } from 'react';
import { fetchList } from './fetch-list';
import styles from './LicenseList.module.css';

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
