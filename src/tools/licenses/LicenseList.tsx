import { BuiltHtml } from '@site/src/foundation/browser/BuiltHtml';
import styles from './LicenseList.module.css';

/**
 * The licenses of all packages that the site contains. `plugins/output/licenses` adds them to the page's HTML
 * after the build, when it's known what the bundles contain.
 */
export function LicenseList() {
  return (
    <BuiltHtml
      id="license-list"
      className={styles.list}
      failure="The list didn’t load. Reload the page to try again."
    />
  );
}
