import { useLocation } from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { useEffect, useRef, useState } from 'react';
import { decodeUriComponent } from 'docusaurus-speed/decode-uri';
import { usePersisted } from '@site/src/foundation/browser/persisted';
import { useOwnTexts } from '@site/src/foundation/i18n';
import { apiViews } from '@site/src/reader/settings';
import type { ApiView } from '@site/src/reader/settings';
import type { EntryKind } from './columns';
import { EntryTable } from './EntryTable';
import styles from './EntryTable.module.css';
import { EntryTools } from './EntryTools';
import { filterRows } from './filter-rows';
import { renderSkippedRows } from './render-skipped-rows';
import { restoreScript } from './restore-script';
import { startEntries } from './start-entries';
import { TEXTS } from './texts';
import type { ApiPageData } from './types';
import { applyView, setExpanded } from './view';

/**
 * Highlights the row in the URL's fragment, expands it and scrolls it into view. `:target` isn't
 * enough because client-side navigation doesn't update it.
 *
 * @param hash - The URL's fragment, with `#`; empty for none.
 */
function markTarget(table: HTMLElement, hash: string): void {
  table.querySelector('[data-target]')?.removeAttribute('data-target');
  const id = decodeUriComponent(hash.slice(1));
  // Not by a selector, because the fragment can contain anything.
  const row = document.getElementById(id);
  if (row?.hasAttribute('data-row') && table.contains(row)) {
    row.hidden = false;
    row.dataset.target = '';
    setExpanded(row, true);
  }
}

interface Props {
  kind: EntryKind;
  data: ApiPageData;
}

/** Minimum number of rows for which the filter is shown. */
const FILTERED = 6;

/**
 * A section of rows on an API page, shown as a table or as a list with expandable rows. React
 * renders the rows once; the view, the filter and the highlighted row are attributes set on them.
 */
export function ApiEntries({ kind, data }: Props) {
  const t = useOwnTexts(TEXTS);
  const isBrowser = useIsBrowser();
  const { hash } = useLocation();
  const table = useRef<HTMLDivElement>(null);
  const rows = useRef<HTMLElement[]>([]);
  const [status, setStatus] = useState('');
  const group = kind === 'inherited' ? 'props' : kind;
  const setting = apiViews[group];
  const view = usePersisted(setting);
  const hasFilter = group === 'props' && data[kind].length >= FILTERED;

  useEffect(() => {
    const show = () => applyView(table.current!, setting.get());
    show();
    return setting.subscribe(show);
  }, [setting]);

  useEffect(() => {
    rows.current = [...table.current!.querySelectorAll<HTMLElement>('[data-row]')];
    renderSkippedRows(table.current!);
  }, []);

  useEffect(() => markTarget(table.current!, hash), [hash]);

  useEffect(
    () =>
      startEntries(table.current!, {
        onCopied: (copied) => setStatus(t(copied ? 'linkCopied' : 'copyFailed')),
      }),
    [t],
  );

  const choose = (chosen: ApiView) => {
    setting.set(chosen);
    markTarget(table.current!, hash);
    table.current!.querySelector('[data-target]')?.scrollIntoView();
  };

  const filter = (query: string) => {
    const count = filterRows(rows.current, query);
    if (count === null) {
      setStatus('');
    } else if (count === 0) {
      setStatus(t('none'));
    } else {
      setStatus(count === 1 ? t('one') : t('some', { count }));
    }
  };

  return (
    <div className={styles.entries}>
      <EntryTools
        list={t(`${kind}`, { component: data.name })}
        views={setting.values}
        view={view}
        onView={choose}
        onFilter={hasFilter ? filter : undefined}
        status={status}
      />
      <EntryTable kind={kind} data={data} ref={table} />
      {!isBrowser && <script dangerouslySetInnerHTML={{ __html: restoreScript(setting) }} />}
    </div>
  );
}
