import clsx from 'clsx';
import { useId, useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { LTR_ARROWS, RTL_ARROWS, nextIndex } from '@site/src/foundation/browser/next-index';
import { usePersisted } from '@site/src/foundation/browser/persisted';
import { useTranslate } from '@site/src/foundation/i18n';
import { getSettings, packageManager } from '@site/src/reader/settings';
import type { PackageManager } from '@site/src/reader/settings';
import blockStyles from '../CodeBlock.module.css';
import { CodePre } from '../CodePre';
import { CodeTools } from '../CodeTools';
import styles from './PackageManagerTabs.module.css';

const { values: MANAGERS } = packageManager;

/** Highlighted commands by package manager, from `plugins/shared/highlight`, and the block's title. */
type Props = Record<PackageManager, string> & { title?: string };

/** The same commands for each package manager. The selection applies to all pages. */
export function PackageManagerTabs({ title, ...commands }: Props) {
  const t = useTranslate();
  const id = useId();
  const chosen = usePersisted(packageManager);
  const block = useRef<HTMLDivElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const [wraps, setWraps] = useState(false);

  const onKeyDown = (event: KeyboardEvent) => {
    const arrows = getSettings().direction === 'rtl' ? RTL_ARROWS : LTR_ARROWS;
    const index = MANAGERS.indexOf(chosen);
    const target = nextIndex(event.key, index, MANAGERS.length, arrows);
    if (target !== null) {
      event.preventDefault();
      packageManager.set(MANAGERS[target]!);
      (list.current?.children[target] as HTMLElement | undefined)?.focus();
    }
  };

  return (
    <div ref={block} className={blockStyles.block} data-copies="">
      {title && (
        <div className={styles.title} data-search-ignore="">
          {title}
        </div>
      )}
      <div className={clsx(blockStyles.header, styles.bar)} data-search-ignore="">
        <div
          ref={list}
          className={styles.tabs}
          role="tablist"
          aria-label={t('code.packageManager')}
        >
          {MANAGERS.map((manager) => (
            <button
              key={manager}
              type="button"
              role="tab"
              id={`${id}${manager}-tab`}
              className={clsx(styles.tab, styles[manager])}
              aria-selected={manager === chosen}
              aria-controls={`${id}${manager}`}
              tabIndex={manager === chosen ? 0 : -1}
              onClick={() => packageManager.set(manager)}
              onKeyDown={onKeyDown}
            >
              {manager}
            </button>
          ))}
        </div>
        <CodeTools
          block={block}
          selector={`[data-manager=${chosen}] pre`}
          wraps={wraps}
          onWrapsChange={setWraps}
        />
      </div>
      {MANAGERS.map((manager) => (
        <div
          key={manager}
          role="tabpanel"
          id={`${id}${manager}`}
          aria-labelledby={`${id}${manager}-tab`}
          className={clsx(styles.panel, styles[manager])}
          data-manager={manager}
        >
          <CodePre
            html={commands[manager]}
            aria-label={t('code.commands', { manager })}
            data-language="bash"
            wraps={wraps}
          />
        </div>
      ))}
    </div>
  );
}
