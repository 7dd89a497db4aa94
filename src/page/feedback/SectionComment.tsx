import { useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { Dialog } from '@site/src/ui/dialog';
import { useTranslate } from '@site/src/foundation/i18n';
import { discardComment, readComment } from './draft';
import { FeedbackForm } from './FeedbackForm';
import styles from './SectionComment.module.css';

interface Props {
  /** The page, with slashes at both ends. */
  path: string;
  /** The heading of the section, with an id. */
  heading: HTMLElement;
}

/** The button next to a section's heading, and the dialog for the comment. */
export function SectionComment({ path, heading }: Props) {
  const t = useTranslate();
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(() => readComment('feedback-section')?.section === heading.id);
  const label = t('feedback.commentOn');
  const section = heading.textContent.trim();
  // The button is in the heading, but isn't part of its name.
  useLayoutEffect(() => {
    heading.setAttribute('aria-label', section);
    return () => heading.removeAttribute('aria-label');
  }, [heading, section]);
  const handleClose = () => {
    discardComment('feedback-section');
    setOpen(false);
    // Safari doesn't focus a clicked button, so the dialog cannot restore the focus by itself.
    button.current?.focus();
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
        <Dialog title={t('feedback.sectionTitle', { section })} shape="sheet" onClose={handleClose}>
          <FeedbackForm path={path} section={heading.id} vote={null} onCancel={handleClose} />
        </Dialog>
      )}
    </>
  );
}
