import { useTranslate } from '@site/src/foundation/i18n';
import { baseUrl } from './source-files';
import { useDemo } from './viewer-demo';
import styles from './styles/Viewer.module.css';

/** Links to the source pages of a demo, for readers without scripts. */
export function NoScriptLinks() {
  const t = useTranslate();
  const base = baseUrl(useDemo());
  return (
    <noscript>
      <p className={styles.noScript}>
        {/* eslint-disable @docusaurus/no-html-links -- static files outside the router */}
        {t('demo.sourceWithoutScripts')} <a href={`${base}.tsx.html`}>TypeScript</a>,{' '}
        <a href={`${base}.js.html`}>JavaScript</a>
        {/* eslint-enable @docusaurus/no-html-links */}
      </p>
    </noscript>
  );
}
