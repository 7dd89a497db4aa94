import clsx from 'clsx';
import { CopyIconButton } from '@site/src/page/code';
import { useTranslate } from '@site/src/foundation/i18n';
import { shownCode } from './actions/source';
import { MoreButton } from './MoreButton';
import { SourceToggle } from './SourceToggle';
import { ThemeToggle } from './ThemeToggle';
import { ToolButton } from './ToolButton';
import { Toolbar } from './Toolbar';
import { useToolActions } from './tool-actions';
import { VariantButtons } from './VariantButtons';
import { useDemo } from './viewer-demo';
import styles from './styles/DemoToolbar.module.css';

/** The controls under a demo. Narrow viewports show some of them only in the menu. */
export function DemoToolbar() {
  const t = useTranslate();
  const demo = useDemo();
  const tools = useToolActions();
  return (
    <Toolbar
      className={styles.toolbar}
      label={t('demo.controls', { name: demo.name })}
      first="toggle"
    >
      {(stop) => (
        <>
          <SourceToggle stop={stop('toggle')} />
          <VariantButtons stop={stop} />
          <span className={styles.space} />
          <ThemeToggle stop={stop('theme')} />
          <CopyIconButton
            className={clsx(styles.button, styles.iconButton)}
            getText={() => shownCode(demo)}
            {...stop('copy')}
          />
          {tools.map(({ id, label, run, pressed, intentProps }) => (
            <ToolButton
              key={id}
              icon={id}
              label={label}
              className={styles.wide}
              aria-pressed={pressed}
              onClick={run}
              {...intentProps}
              {...stop(id)}
            />
          ))}
          <MoreButton stop={stop('more')} />
        </>
      )}
    </Toolbar>
  );
}
