import clsx from 'clsx';
import { CopyButton } from '@site/src/code';
import { useTranslate } from '@site/src/i18n';
import type { TranslationKey } from '@site/src/i18n';
import type { OnIntent } from '@site/src/browser/use-on-intent';
import { setCodeVariant, useCodeVariant } from '@site/src/settings';
import type { CodeVariant } from '@site/src/settings';
import { MoreButton } from './MoreButton';
import type { MoreActions } from './MoreMenu';
import { Toolbar } from './Toolbar';
import { ToolbarIcon } from './ToolbarIcon';
import type { More } from './use-more-menu';
import type { SandboxEditor } from '../sandbox/forms';
import styles from './DemoToolbar.module.css';

interface Props extends MoreActions {
  name: string;
  /** Id of the element that the toggle opens. */
  sourceId: string;
  open: boolean;
  hasPreview: boolean;
  hideEditButton: boolean;
  onToggle: () => void;
  /** Called when the reader is likely to toggle. */
  onToggleIntent: () => void;
  onSandbox: (editor: SandboxEditor) => void;
  onResetFocus: () => void;
  onReset: () => void;
  /** The source as the reader sees it. */
  getCode: () => Promise<string>;
  /** Whether the demo runs in a frame. */
  framed: boolean;
  /** `null` if the demo runs only in a frame. */
  onFrame: (() => void) | null;
  frameIntent: OnIntent<never>['intentProps'];
  more: More;
}

const VARIANTS: readonly CodeVariant[] = ['TS', 'JS'];
const EDITORS: readonly SandboxEditor[] = ['stackBlitz', 'codeSandbox'];

function toggleLabel(open: boolean, hasPreview: boolean): TranslationKey {
  if (hasPreview) {
    return open ? 'demo.collapse' : 'demo.expand';
  }
  return open ? 'demo.hide' : 'demo.show';
}

/** The controls under a demo; narrow viewports show only the first one. */
export function DemoToolbar(props: Props) {
  const { name, sourceId, open, hasPreview, hideEditButton } = props;
  const t = useTranslate();
  const variant = useCodeVariant();
  const iconButton = clsx(styles.button, styles.iconButton, styles.wide);
  return (
    <Toolbar className={styles.toolbar} label={t('demo.controls', { name })} first="toggle">
      {(stop) => (
        <>
          <button
            type="button"
            className={styles.button}
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
              className={clsx(styles.button, styles.wide)}
              aria-pressed={variant === value}
              aria-label={t(`demo.variant.${value}`)}
              title={t(`demo.variant.${value}`)}
              onClick={() => setCodeVariant(value)}
              // The browser may have selected another language than the server's default.
              data-variant={value}
              suppressHydrationWarning
              {...stop(value)}
            >
              {value}
            </button>
          ))}
          <span className={styles.space} />
          <CopyButton
            className={clsx(styles.button, styles.wide)}
            getText={props.getCode}
            {...stop('copy')}
          />
          {!hideEditButton &&
            EDITORS.map((editor) => (
              <button
                key={editor}
                type="button"
                className={iconButton}
                aria-label={t(`demo.${editor}`)}
                title={t(`demo.${editor}`)}
                onClick={() => props.onSandbox(editor)}
                {...stop(editor)}
              >
                <ToolbarIcon name={editor} />
              </button>
            ))}
          {props.onFrame && (
            <button
              type="button"
              className={iconButton}
              aria-pressed={props.framed}
              aria-label={t('frame.show')}
              title={t('frame.show')}
              onClick={props.onFrame}
              {...props.frameIntent}
              {...stop('frame')}
            >
              <ToolbarIcon name="frame" />
            </button>
          )}
          <button
            type="button"
            className={iconButton}
            aria-label={t('demo.resetFocus')}
            title={t('demo.resetFocus')}
            onClick={props.onResetFocus}
            {...stop('resetFocus')}
          >
            <ToolbarIcon name="resetFocus" />
          </button>
          <button
            type="button"
            className={iconButton}
            aria-label={t('demo.reset')}
            title={t('demo.reset')}
            onClick={props.onReset}
            {...stop('reset')}
          >
            <ToolbarIcon name="reset" />
          </button>
          <MoreButton className={iconButton} stop={stop('more')} {...props} />
        </>
      )}
    </Toolbar>
  );
}
