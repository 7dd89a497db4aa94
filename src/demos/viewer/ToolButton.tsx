import clsx from 'clsx';
import type { ButtonHTMLAttributes } from 'react';
import { ToolbarIcon } from './ToolbarIcon';
import type { IconName } from './ToolbarIcon';
import styles from './styles/DemoToolbar.module.css';

interface Props extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children'> {
  icon: IconName;
  /** Name of the button, shown in its tooltip. */
  label: string;
  ref?: React.Ref<HTMLButtonElement>;
}

/** An icon button of the toolbar. */
export function ToolButton({ icon, label, className, ...attributes }: Props) {
  return (
    <button
      type="button"
      {...attributes}
      className={clsx(styles.button, styles.iconButton, className)}
    >
      <ToolbarIcon name={icon} />
      <span className={styles.label}>{label}</span>
    </button>
  );
}
