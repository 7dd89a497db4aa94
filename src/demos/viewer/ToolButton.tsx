import clsx from 'clsx';
import type { ButtonHTMLAttributes } from 'react';
import { ToolbarIcon } from './ToolbarIcon';
import type { IconName } from './ToolbarIcon';
import styles from './styles/DemoToolbar.module.css';

interface Props extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children'> {
  icon: IconName;
  /** Name of the button, shown in its tooltip. */
  label: string;
  /** A word of the name; the class of the button decides when it's visible. */
  text?: string;
  ref?: React.Ref<HTMLButtonElement>;
}

/** An icon button of the toolbar, which can have a visible label too. */
export function ToolButton({ icon, label, text, className, ...attributes }: Props) {
  return (
    <button
      type="button"
      {...attributes}
      className={clsx(styles.button, styles.iconButton, className)}
    >
      <ToolbarIcon name={icon} />
      {text && (
        <span className={styles.text} aria-hidden="true">
          {text}
        </span>
      )}
      <span className={styles.label}>{label}</span>
    </button>
  );
}
