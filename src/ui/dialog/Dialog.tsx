import clsx from 'clsx';
import { useId, useLayoutEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { afterFrame } from '@site/src/foundation/browser/after-frame';
import { useTranslate } from '@site/src/foundation/i18n';
import styles from './Dialog.module.css';

interface Props {
  title: string;
  /**
   * A sheet is centered, a drawer is at the inline end, the navigation at the inline start. A
   * palette is at the top and starts with its own field instead of a visible title.
   */
  shape: 'sheet' | 'drawer' | 'navigation' | 'palette';
  /** Removes the dialog; called however the reader closes it. */
  onClose: () => void;
  children: ReactNode;
}

/**
 * Hides the dialog now and closes it after the next frame. Closing ends the page's inertness, for which
 * browsers compute the styles of all elements again: 180 ms on a processor four times slower.
 */
function closeAfterFrame(dialog: HTMLDialogElement): void {
  dialog.classList.add(styles.closing!);
  afterFrame(() => dialog.close());
}

/**
 * Opens a dialog. The page becomes inert, for which browsers compute the styles of all elements again: of
 * demos out of view after the next frame (`Demo.module.css`).
 */
function showModal(dialog: HTMLDialogElement): void {
  const root = document.documentElement;
  root.dataset.still = 'view';
  dialog.showModal();
  afterFrame(() => delete root.dataset.still);
}

/**
 * A modal dialog, open while it's rendered. It uses the native `<dialog>`, which traps focus,
 * closes on Escape and restores focus. A click outside closes it too.
 */
export function Dialog({ title, shape, onClose, children }: Props) {
  const t = useTranslate();
  const titleId = useId();
  const ref = useRef<HTMLDialogElement>(null);

  useLayoutEffect(() => {
    const dialog = ref.current;
    let beganBeside = false;
    // A press that starts inside, such as selecting text, isn't meant to close the dialog.
    const onPointerDown = ({ target }: Event) => {
      beganBeside = target === dialog;
    };
    const onClick = ({ target }: Event) => {
      if (beganBeside && target === dialog) {
        closeAfterFrame(dialog!);
      }
    };
    // Escape and a phone's gesture for going back.
    const onCancel = (event: Event) => {
      if (event.target === dialog) {
        event.preventDefault();
        closeAfterFrame(dialog!);
      }
    };
    showModal(dialog!);
    dialog?.addEventListener('cancel', onCancel);
    dialog?.addEventListener('pointerdown', onPointerDown);
    dialog?.addEventListener('click', onClick);
    return () => {
      dialog?.removeEventListener('cancel', onCancel);
      dialog?.removeEventListener('pointerdown', onPointerDown);
      dialog?.removeEventListener('click', onClick);
      // Must close before React removes it; otherwise the browser doesn't restore focus.
      dialog?.close();
    };
  }, []);

  return (
    <dialog
      ref={ref}
      className={clsx(styles.dialog, styles[shape])}
      aria-labelledby={titleId}
      onClose={onClose}
    >
      <div className={styles.content}>
        <div className={styles.header}>
          {/* eslint-disable-next-line @docusaurus/prefer-docusaurus-heading -- a dialog's title is no anchor */}
          <h2 id={titleId} className={styles.title}>
            {title}
          </h2>
          <button
            type="button"
            className={styles.close}
            aria-label={t('dialog.close')}
            onClick={() => closeAfterFrame(ref.current!)}
          >
            <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
              <path d="M6 6l12 12M18 6 6 18" />
            </svg>
          </button>
        </div>
        {children}
      </div>
    </dialog>
  );
}
