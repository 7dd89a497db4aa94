import { useRef } from 'react';
import { useTranslate } from '@site/src/i18n';
import type { MoreActions } from './MoreMenu';
import type { Stop } from './Toolbar';
import { ToolButton } from './ToolButton';
import type { More } from './use-more-menu';
import styles from './styles/DemoToolbar.module.css';

interface Props extends MoreActions {
  stop: Stop;
  more: More;
}

/** The button at the end of the toolbar, and its menu. */
export function MoreButton({ stop, more, name, source, tools, getState, onNotice }: Props) {
  const t = useTranslate();
  const button = useRef<HTMLButtonElement>(null);
  const { Menu } = more;
  return (
    <span className={styles.more}>
      <ToolButton
        ref={button}
        icon="more"
        label={t('demo.more')}
        aria-haspopup="menu"
        aria-expanded={more.open}
        onClick={more.toggle}
        {...more.intentProps}
        {...stop}
      />
      {more.open && Menu && (
        <Menu
          button={button}
          name={name}
          source={source}
          tools={tools}
          getState={getState}
          onNotice={onNotice}
          onClose={more.close}
        />
      )}
    </span>
  );
}
