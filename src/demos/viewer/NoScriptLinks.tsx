import { useTranslate } from '@site/src/i18n';
import styles from './styles/Viewer.module.css';

/**
 * Links to the source pages of a demo, for readers without scripts.
 *
 * @param base - URL of the source pages, without extension.
 */
export function NoScriptLinks({ base }: { base: string }) {
  const t = useTranslate();
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
