import clsx from 'clsx';
import type { ComponentProps } from 'react';
import { CopyButton } from './CopyButton';
import styles from './CopyIconButton.module.css';

/** A copy button with an icon and a tooltip, which shows the result too. */
export function CopyIconButton({
  className,
  ...props
}: Omit<ComponentProps<typeof CopyButton>, 'children' | 'labelClassName'>) {
  return (
    <CopyButton {...props} className={clsx(styles.button, className)} labelClassName={styles.label}>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d="M9 9h11v11H9zM5 15H4V4h11v1" />
        <path d="m5 13 4.5 4.5L19 8" />
      </svg>
    </CopyButton>
  );
}
