import clsx from 'clsx';
import { usePersisted } from '@site/src/browser/persisted';
import { CopyIconButton } from '@site/src/code';
import { useTranslate } from '@site/src/i18n';
import type { TranslationKey } from '@site/src/i18n';
import { codeVariant } from '@site/src/settings';
import type { CodeVariant } from '@site/src/settings';
import { MoreButton } from './MoreButton';
import type { MoreActions } from './MoreMenu';
import { ToolButton } from './ToolButton';
import type { ToolAction } from './tool-actions';
import { ThemeToggle } from './ThemeToggle';
import { Toolbar } from './Toolbar';
import type { More } from './use-more-menu';
import styles from './styles/DemoToolbar.module.css';

interface Props extends MoreActions {
  name: string;
  /** Id of the element that the toggle opens. */
  sourceId: string;
  open: boolean;
  hasPreview: boolean;
  onToggle: () => void;
  /** Called when the reader is likely to toggle. */
  onToggleIntent: () => void;
  /** The source as the reader sees it. */
  getCode: () => Promise<string>;
  /** Buttons in wide toolbars, menu items in narrow ones. */
  tools: readonly ToolAction[];
  more: More;
}

const VARIANTS: readonly CodeVariant[] = ['TS', 'JS'];

function toggleLabel(open: boolean, hasPreview: boolean): TranslationKey {
  if (hasPreview) {
    return open ? 'demo.collapse' : 'demo.expand';
  }
  return open ? 'demo.hide' : 'demo.show';
}

/** The controls under a demo. Narrow viewports show some of them only in the menu. */
export function DemoToolbar(props: Props) {
  const { name, sourceId, open, hasPreview, tools } = props;
  const t = useTranslate();
  const variant = usePersisted(codeVariant);
  return (
    <Toolbar className={styles.toolbar} label={t('demo.controls', { name })} first="toggle">
      {(stop) => (
        <>
          <button
            type="button"
            className={clsx(styles.button, styles.toggle)}
            aria-expanded={open}
            aria-controls={sourceId}
            onClick={props.onToggle}
            onPointerEnter={props.onToggleIntent}
            onFocus={props.onToggleIntent}
            {...stop('toggle')}
          >
            {t(toggleLabel(open, hasPreview))}
          </button>
          {VARIANTS.map((value) => (
            <button
              key={value}
              type="button"
              className={clsx(styles.button, styles.variant)}
              aria-pressed={variant === value}
              aria-label={t(`demo.variant.${value}`)}
              onClick={() => codeVariant.set(value)}
              // The browser may have selected another language than the server's default.
              data-variant={value}
              suppressHydrationWarning
              {...stop(value)}
            >
              {value}
              <span className={styles.label} aria-hidden="true">
                {t(`demo.variant.${value}`)}
              </span>
            </button>
          ))}
          <span className={styles.space} />
          <ThemeToggle stop={stop('theme')} />
          <CopyIconButton
            className={clsx(styles.button, styles.iconButton)}
            getText={props.getCode}
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
          <MoreButton stop={stop('more')} {...props} />
        </>
      )}
    </Toolbar>
  );
}
