import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';
import { useState } from 'react';
import type { SandboxEditor } from '@site/src/demos/sandbox';
import { fetchJsonOnce } from '@site/src/foundation/browser/fetch-json';
import { templatePreviewPath } from '@site/src/foundation/products';
import styles from './TemplatePage.module.css';
import { TEXTS } from './texts';
import type { GalleryTemplate, SourceFile } from './types';

/** Links and buttons to take a template: alone in a tab, as a project, or in an online editor. */
export function TemplateActions({ name, title, openFile, source }: GalleryTemplate) {
  const url = useBaseUrl(source);
  const [hasFailed, setFailed] = useState(false);
  const run = (take: () => Promise<void>) => {
    setFailed(false);
    take().catch((error: unknown) => {
      console.error('A template could not be downloaded or opened.', error);
      setFailed(true);
    });
  };
  const handleDownload = async () => {
    const [files, { downloadProject }] = await Promise.all([
      fetchJsonOnce<SourceFile[]>(url),
      import('./download'),
    ]);
    downloadProject(name, files);
  };
  const handleOpen = async (editor: SandboxEditor) => {
    // Browsers block tabs that open later.
    const tab = window.open('', '_blank');
    try {
      const [files, { editorForm, postForm }] = await Promise.all([
        fetchJsonOnce<SourceFile[]>(url),
        import('@site/src/demos/sandbox'),
      ]);
      const form = editorForm(editor, {
        title,
        pageUrl: window.location.href,
        files: Object.fromEntries(files.map(({ path, text }) => [path, text])),
        openFile,
      });
      postForm(form, tab);
    } catch (error) {
      tab?.close();
      throw error;
    }
  };
  return (
    <div className={styles.actions}>
      <Link
        className={styles.action}
        to={templatePreviewPath(name)}
        target="_blank"
        data-noBrokenLinkCheck
      >
        {TEXTS.openAlone}
      </Link>
      <button type="button" className={styles.action} onClick={() => run(handleDownload)}>
        {TEXTS.download}
      </button>
      <button
        type="button"
        className={styles.action}
        onClick={() => run(() => handleOpen('stackBlitz'))}
      >
        {TEXTS.stackBlitz}
      </button>
      <button
        type="button"
        className={styles.action}
        onClick={() => run(() => handleOpen('codeSandbox'))}
      >
        {TEXTS.codeSandbox}
      </button>
      <p role="alert" className={styles.failure}>
        {hasFailed && TEXTS.failed}
      </p>
    </div>
  );
}
