import { useRef } from 'react';
import { useTranslate } from '@site/src/i18n';
import type { MoreActions } from './MoreMenu';
import type { Stop } from './Toolbar';
import { ToolbarIcon } from './ToolbarIcon';
import type { More } from './use-more-menu';
import styles from './DemoToolbar.module.css';

interface Props extends MoreActions {
  className: string;
  stop: Stop;
  more: More;
}

/** The button at the end of the toolbar, and its menu. */
export function MoreButton({ className, stop, more, name, source, getState, onNotice }: Props) {
  const t = useTranslate();
  const button = useRef<HTMLButtonElement>(null);
  const { Menu } = more;
  return (
    <span className={styles.more}>
      <button
        ref={button}
        type="button"
        className={className}
        aria-label={t('demo.more')}
        title={t('demo.more')}
        aria-haspopup="menu"
        aria-expanded={more.open}
        onClick={more.toggle}
        {...more.intentProps}
        {...stop}
      >
        <ToolbarIcon name="more" />
      </button>
      {more.open && Menu && (
        <Menu
          button={button}
          name={name}
          source={source}
          getState={getState}
          onNotice={onNotice}
          onClose={more.close}
        />
      )}
    </span>
  );
}
