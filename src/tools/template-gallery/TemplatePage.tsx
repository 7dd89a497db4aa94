import Link from '@docusaurus/Link';
import { PageMetadata } from '@docusaurus/theme-common';
import useBaseUrl from '@docusaurus/useBaseUrl';
import Heading from '@theme/Heading';
import LayoutProvider from '@theme/Layout/Provider';
import { useState } from 'react';
import { TEMPLATES_PATH, templatePreviewPath } from '@site/src/foundation/products';
import { SegmentedControl } from '@site/src/ui/segmented-control';
import { CopyCommand } from './CopyCommand';
import { SourceBrowser } from './SourceBrowser';
import { TemplateActions } from './TemplateActions';
import styles from './TemplatePage.module.css';
import { TEXTS } from './texts';
import type { GalleryTemplate } from './types';

/** Widths of the preview in pixels, as common devices have them; `null` for all there is. */
const WIDTHS = { phone: 390, tablet: 768, desktop: null } as const;

type Width = keyof typeof WIDTHS;

const WIDTH_SEGMENTS = (['phone', 'tablet', 'desktop'] as const).map((value) => ({
  value,
  label: TEXTS[value],
}));

const VIEWS = (['preview', 'source'] as const).map((value) => ({ value, label: TEXTS[value] }));

/**
 * The page of a template, without the site's navigation: a preview that can be made narrower, its
 * source code, and ways to take it.
 *
 * @param props.template - Data of the route, from `plugins/content/templates`.
 */
export default function TemplatePage({ template }: { template: GalleryTemplate }) {
  const { name, title, description, openFile, source } = template;
  const [width, setWidth] = useState<Width>('desktop');
  const [view, setView] = useState<'preview' | 'source'>('preview');
  const preview = useBaseUrl(templatePreviewPath(name));
  const sourceUrl = useBaseUrl(source);
  return (
    <LayoutProvider>
      <div className={styles.page}>
        <PageMetadata title={`${title} template`} description={description} />
        <header className={styles.bar} aria-label={TEXTS.tools}>
          <Link className={styles.back} to={TEMPLATES_PATH}>
            {TEXTS.back}
          </Link>
          <Heading as="h1" className={styles.title}>
            {title}
          </Heading>
          <div className={styles.choices}>
            <SegmentedControl label={TEXTS.view} segments={VIEWS} value={view} onChange={setView} />
            {view === 'preview' && (
              <SegmentedControl
                label={TEXTS.width}
                segments={WIDTH_SEGMENTS}
                value={width}
                onChange={setWidth}
              />
            )}
          </div>
          <TemplateActions {...template} />
          <CopyCommand name={name} className={styles.command} />
        </header>
        <main className={styles.main} aria-label={TEXTS.pageOf(title)}>
          {/* Stays mounted, so that what the reader typed into the template is kept. */}
          <div className={styles.stage} hidden={view !== 'preview'}>
            <iframe
              className={styles.frame}
              src={preview}
              title={TEXTS.previewOf(title)}
              style={{ inlineSize: WIDTHS[width] ?? '100%' }}
            />
          </div>
          {view === 'source' && <SourceBrowser url={sourceUrl} openFile={openFile} />}
        </main>
      </div>
    </LayoutProvider>
  );
}
