import useBaseUrl from '@docusaurus/useBaseUrl';
import { useId } from 'react';
import { CopyButton } from '@site/src/page/code';
import { reportMarkdown } from '../../markdown';
import { hasContent } from '../../summary';
import type { FileReport } from '../../types';
import styles from '../CheckMyCode.module.css';
import { TEXTS } from '../texts';
import { FileResult } from './FileResult';

/** The files that have something to report, and the report as Markdown. */
export function Results({ reports }: { reports: readonly FileReport[] }) {
  const id = useId();
  const site = useBaseUrl('/', { absolute: true }).replace(/\/$/, '');
  const shown = reports.filter(hasContent);
  return (
    shown.length > 0 && (
      <section aria-label={TEXTS.results}>
        <p className={styles.copy}>
          <bdi id={id}>{TEXTS.report}</bdi>
          <CopyButton
            className={styles.button}
            aria-describedby={id}
            getText={() => reportMarkdown(reports, site)}
          />
        </p>
        {shown.map((report, index) => (
          <FileResult key={index} report={report} />
        ))}
      </section>
    )
  );
}
