import { useHistory, useLocation } from '@docusaurus/router';
import clsx from 'clsx';
import { useId, useLayoutEffect, useRef, useState } from 'react';
import { linkQuery } from '@site/src/foundation/browser/link-query';
import { usePersisted } from '@site/src/foundation/browser/persisted';
import { useTranslate } from '@site/src/foundation/i18n';
import { MANAGER_QUERY, packageManager } from '@site/src/reader/settings';
import type { PackageManager } from '@site/src/reader/settings';
import { Tabs } from '@site/src/ui/tabs';
import blockStyles from '../CodeBlock.module.css';
import { CodePre } from '../CodePre';
import { CodeTools } from '../CodeTools';
import styles from './PackageManagerTabs.module.css';

const { values: MANAGERS } = packageManager;

/** Highlighted commands by package manager, from `plugins/shared/highlight`, and the block's title. */
type Props = Record<PackageManager, string> & { title?: string };

/**
 * The same commands for each package manager. The selection applies to all pages. A link can choose one
 * (`?package-manager=pnpm`), which isn't stored, as with a tab.
 */
export function PackageManagerTabs({ title, ...commands }: Props) {
  const t = useTranslate();
  const id = useId();
  const chosen = usePersisted(packageManager);
  const block = useRef<HTMLDivElement>(null);
  const [wraps, setWraps] = useState(false);
  const history = useHistory();
  const { search } = useLocation();
  useLayoutEffect(() => {
    const linked = MANAGER_QUERY.exec(search)?.[1];
    if (linked) {
      packageManager.hold(linked as PackageManager);
    }
  }, [search]);

  const select = (manager: PackageManager) => {
    packageManager.set(manager);
    if (MANAGER_QUERY.test(search)) {
      const query = linkQuery(search);
      query.set('package-manager', manager);
      history.replace({ ...history.location, search: `?${query}` });
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
        <Tabs
          label={t('code.packageManager')}
          className={styles.tabs}
          tabs={MANAGERS.map((manager) => ({
            label: manager,
            id: `${id}${manager}-tab`,
            panelId: `${id}${manager}`,
            className: styles[manager],
          }))}
          selected={MANAGERS.indexOf(chosen)}
          onSelect={(index) => select(MANAGERS[index]!)}
        />
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
