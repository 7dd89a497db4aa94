import ErrorBoundary from '@docusaurus/ErrorBoundary';
import { useEffect, useId, useRef, useState } from 'react';
import { readStored } from '@site/src/foundation/browser/storage';
import { useTranslate } from '@site/src/foundation/i18n';
import { useOnIntent } from '@site/src/foundation/browser/use-on-intent';
import { discardComment, readComment } from './draft';
import { siteFeedbackUrl } from './feedback-url';
import styles from './FeedbackPrompt.module.css';
import type { RefusedMessage } from './queue';
import { QUEUE_KEY } from './queue-key';
import type { Vote } from './draft';
import { useNearHeading } from './use-near-heading';

/**
 * Sends queued feedback on the next page, and when the reader is online again.
 *
 * @returns The messages that the collector refused.
 */
function useQueuedFeedback(): readonly RefusedMessage[] {
  const [refused, setRefused] = useState<readonly RefusedMessage[]>([]);
  useEffect(() => {
    const send = () => {
      if (navigator.onLine && readStored('localStorage', QUEUE_KEY) !== null) {
        import('./flush-queue')
          .then(({ flushQueue }) => flushQueue())
          .then(setRefused)
          .catch((error: unknown) => console.error('Queued feedback could not be sent.', error));
      }
    };
    send();
    window.addEventListener('online', send);
    return () => window.removeEventListener('online', send);
  }, []);
  return refused;
}

// If the form was never loaded and loading fails, an error is shown; the next click retries.
const importForm = () =>
  import('./FeedbackForm').then(
    ({ FeedbackForm }) => FeedbackForm,
    () => FeedbackUnavailable,
  );
const importRefused = () =>
  import('./RefusedFeedback').then(({ RefusedFeedback }) => RefusedFeedback);
const importSection = () => import('./SectionComment').then(({ SectionComment }) => SectionComment);

const VOTES = ['yes', 'no'] as const satisfies readonly Vote[];

const readDrafts = () => ({
  page: readComment('feedback-page'),
  section: readComment('feedback-section'),
});

function FeedbackUnavailable() {
  return <p role="alert">{useTranslate()('feedback.failed')}</p>;
}

interface Props {
  /** The page, with slashes at both ends. */
  path: string;
}

/**
 * Asks whether the page was helpful, and lets readers comment on the page and its sections. The form
 * and the section comments are loaded on intent. Renders nothing on a site that collects no feedback.
 */
export function FeedbackPrompt(props: Props) {
  return (
    siteFeedbackUrl() && (
      <ErrorBoundary fallback={({ tryAgain }) => <PromptFailed onRetry={tryAgain} />}>
        <Prompt {...props} />
      </ErrorBoundary>
    )
  );
}

// The notice of `PartBoundary` would load with every page.
function PromptFailed({ onRetry }: { onRetry: () => void }) {
  const t = useTranslate();
  return (
    <p role="alert">
      {t('dialog.failed')}{' '}
      <button type="button" className={styles.vote} onClick={onRetry}>
        {t('pageError.tryAgain')}
      </button>
    </p>
  );
}

function Prompt({ path }: Props) {
  const t = useTranslate();
  const questionId = useId();
  const pressed = useRef<HTMLButtonElement>(null);
  const [choice, setVote] = useState<Vote | null>();
  const [drafts] = useState(readDrafts);
  const [isDone, setDone] = useState(false);
  const { Component: Form, load: loadForm, intentProps } = useOnIntent(importForm);
  const near = useNearHeading();
  const { Component: Section, load: loadSection } = useOnIntent(importSection);
  const refused = useQueuedFeedback();
  const { Component: Refused, load: loadRefused } = useOnIntent(importRefused);
  useEffect(() => {
    if (refused.length > 0) {
      loadRefused();
    }
  }, [refused, loadRefused]);
  useEffect(() => {
    if (drafts.page) {
      loadForm();
    }
  }, [drafts, loadForm]);
  useEffect(() => {
    if (near || drafts.section) {
      loadSection();
    }
  }, [near, drafts, loadSection]);
  // Drafts count once the forms are loaded: the server's HTML has none.
  const vote = choice === undefined && Form ? (drafts.page?.vote ?? null) : choice;
  const draftHeading = Section && drafts.section?.section;
  const heading = near ?? (draftHeading ? document.getElementById(draftHeading) : null);

  const handleCancel = () => {
    discardComment('feedback-page');
    setVote(null);
    pressed.current?.focus();
  };

  return (
    <div role="group" aria-labelledby={questionId} className={styles.prompt}>
      {Refused && <Refused messages={refused} />}
      <div className={styles.question} hidden={isDone}>
        <p id={questionId}>{t('feedback.question')}</p>
        {VOTES.map((value) => (
          <button
            key={value}
            type="button"
            className={styles.vote}
            ref={vote === value ? pressed : undefined}
            aria-pressed={vote === value}
            {...intentProps}
            onClick={() => {
              loadForm();
              setVote(value);
            }}
          >
            <svg viewBox="0 0 24 24" width="18" height="18" aria-hidden="true" data-vote={value}>
              <path d="M7 11v9H4v-9zM7 11l4-8c1.7 0 2.5 1.2 2.2 2.8L12.5 9H18c1.4 0 2.3 1.2 2 2.5l-1.5 6.7c-.3 1.1-1.1 1.8-2.2 1.8H7" />
            </svg>
            {t(`feedback.${value}`)}
          </button>
        ))}
      </div>
      {vote && Form && (
        <Form
          path={path}
          section={null}
          vote={vote}
          onCancel={handleCancel}
          onDone={() => setDone(true)}
        />
      )}
      {heading && Section && <Section path={path} heading={heading} />}
    </div>
  );
}
