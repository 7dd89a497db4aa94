import useBaseUrl from '@docusaurus/useBaseUrl';
import clsx from 'clsx';
import { useSyncExternalStore } from 'react';
import { CopyIconButton } from '@site/src/page/code';
import { templateArchivePath } from '@site/src/foundation/products';
import { copyCommand } from './copy-command';
import type { CopiedPart } from './copy-command';
import styles from './CopyCommand.module.css';
import { TEXTS } from './texts';

interface Props {
  /** Name of the template. */
  name: string;
  /** What the command keeps of the project; all of it by default. */
  part?: CopiedPart;
  className?: string;
}

const subscribe = () => () => {};

/** A command that copies a template, with a button that copies the command. */
export function CopyCommand({ name, part = 'project', className }: Props) {
  const path = useBaseUrl(templateArchivePath(name));
  const published = useBaseUrl(templateArchivePath(name), { absolute: true });
  // Previews of the site have other origins than the one that the build knows.
  const url = useSyncExternalStore(
    subscribe,
    () => window.location.origin + path,
    () => published,
  );
  const command = copyCommand(name, url, part);
  return (
    <div className={clsx(styles.command, className)} data-copies="">
      <pre
        className={styles.text}
        dir="ltr"
        role="group"
        aria-label={TEXTS.command[part]}
        data-language="bash"
        tabIndex={0}
      >
        <code>{command}</code>
      </pre>
      <CopyIconButton className={styles.copy} getText={() => command} />
    </div>
  );
}
