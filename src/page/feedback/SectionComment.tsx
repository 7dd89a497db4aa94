import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { afterFrame } from '@site/src/foundation/browser/after-frame';
import { Dialog } from '@site/src/ui/dialog';
import { useOwnTexts } from '@site/src/foundation/i18n';
import { discardComment, readComment } from './draft';
import { FeedbackForm, RESULTS } from './FeedbackForm';
import type { Done } from './FeedbackForm';
import styles from './SectionComment.module.css';
import { TEXTS } from './texts';

/** How long the result is shown, in ms. */
const SHOWN = 6_000;

interface Props {
  /** The page, with slashes at both ends. */
  path: string;
  /** The heading of the section, with an id. */
  heading: HTMLElement;
}

interface DialogProps extends Props {
  onDone: (outcome: Done) => void;
}

/** The button, and the dialog that it opens. */
function ButtonWithDialog({ path, heading, onDone }: DialogProps) {
  const t = useOwnTexts(TEXTS);
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(() => readComment('feedback-section')?.section === heading.id);
  const label = t('commentOn');
  const section = heading.textContent.replaceAll('\u200B', '').trim();
  // The button is in the heading, but isn't part of its name.
  useLayoutEffect(() => {
    heading.setAttribute('aria-label', section);
    return () => heading.removeAttribute('aria-label');
  }, [heading, section]);
  const wasOpen = useRef(false);
  useEffect(() => {
    // Safari doesn't focus a clicked button, so the dialog cannot restore the focus by itself.
    if (wasOpen.current && !isOpen) {
      button.current?.focus();
    }
    wasOpen.current = isOpen;
  }, [isOpen]);
  const handleClose = () => {
    discardComment('feedback-section');
    setOpen(false);
  };

  return (
    <>
      {createPortal(
        <button
          ref={button}
          type="button"
          className={styles.button}
          aria-label={label}
          aria-haspopup="dialog"
          title={label}
          onClick={() => setOpen(true)}
        >
          <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
            <path d="M4 5h16v11H9l-5 4zM12 8v5M9.5 10.5h5" />
          </svg>
        </button>,
        heading,
      )}
      {isOpen && (
        <Dialog title={t('sectionTitle', { section })} shape="sheet" onClose={handleClose}>
          <FeedbackForm
            path={path}
            section={heading.id}
            vote={null}
            onCancel={handleClose}
            onDone={(outcome) => {
              handleClose();
              // What changes behind an open dialog is not announced.
              afterFrame(() => onDone(outcome));
            }}
          />
        </Dialog>
      )}
    </>
  );
}

/**
 * The button next to a section's heading, the dialog for the comment, and its result, which is shown for a
 * while beside the page.
 */
export function SectionComment({ path, heading }: Props) {
  const t = useOwnTexts(TEXTS);
  const [result, setResult] = useState<Done | null>(null);
  useEffect(() => {
    const timer = result && setTimeout(() => setResult(null), SHOWN);
    return () => clearTimeout(timer ?? undefined);
  }, [result]);
  return (
    <>
      <ButtonWithDialog key={heading.id} path={path} heading={heading} onDone={setResult} />
      {createPortal(
        <p role="status" className={styles.result}>
          {result && t(RESULTS[result])}
        </p>,
        document.body,
      )}
    </>
  );
}
