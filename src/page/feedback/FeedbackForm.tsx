import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import type { FormEvent, KeyboardEvent } from 'react';
import { PartBoundary } from '@site/src/ui/dialog';
import { useOwnTexts, useTranslate } from '@site/src/foundation/i18n';
import { randomId } from '@site/src/foundation/browser/random-id';
import { useDraftFocus } from '@site/src/foundation/browser/use-draft-focus';
import { COMMENT_LIMIT } from './contract';
import { discardComment, readComment, writeComment } from './draft';
import styles from './FeedbackForm.module.css';
import { IssueLink } from './IssueLink';
import { isCollectorMissing } from './is-collector-missing';
import { submitFeedback } from './send';
import type { Submitted } from './send';
import type { Vote } from './draft';
import { TEXTS } from './texts';

/** The outcomes after which the form has done its work. */
export type Done = Extract<Submitted['outcome'], 'sent' | 'queued'>;

interface Props {
  /** The page, with slashes at both ends. */
  path: string;
  /** Id of the heading that the comment is about, `null` for the page. */
  section: string | null;
  /** Whether the page was helpful, `null` with a comment on a section. */
  vote: Vote | null;
  /** Closes the form. */
  onCancel: () => void;
  /** Called when the message was sent or queued. */
  onDone?: (outcome: Done) => void;
}

/** What readers are told when the form is done. */
export const RESULTS = { sent: 'submitted', queued: 'queued' } as const;

const LABELS = { yes: 'liked', no: 'improve' } as const;

/** The comment form of a vote or a section. It takes focus, then moves it to the result. */
export function FeedbackForm(props: Props) {
  return (
    <PartBoundary onClose={props.onCancel}>
      <Form {...props} />
    </PartBoundary>
  );
}

function Form({ path, section, vote, onCancel, onDone }: Props) {
  const t = useOwnTexts(TEXTS);
  const shared = useTranslate();
  const fieldId = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const result = useRef<HTMLParagraphElement>(null);
  const submit = useRef<HTMLButtonElement>(null);
  const attempt = useRef({ id: '', text: '' });
  const [state, setState] = useState<'writing' | 'sending' | Submitted['outcome']>('writing');
  const [refusal, setRefusal] = useState('');
  const [isMissing, setMissing] = useState(false);
  const done: Done | null = state === 'sent' || state === 'queued' ? state : null;
  const isDone = done !== null || isMissing;

  useEffect(() => {
    void isCollectorMissing().then(setMissing);
  }, []);

  const kind = vote ? 'feedback-page' : 'feedback-section';
  const [restored] = useState(() => readComment(kind)?.comment);
  const keepsFocus = useRef(restored !== undefined);

  const storeDraft = () => {
    if (field.current) {
      writeComment(kind, { vote, section, comment: field.current.value });
    }
  };
  const storeNewVote = useEffectEvent(storeDraft);
  useEffect(() => {
    if (!keepsFocus.current) {
      field.current?.focus();
    }
    keepsFocus.current = false;
    storeNewVote();
  }, [vote]);
  useDraftFocus(field, kind);
  useEffect(() => {
    if (isDone) {
      result.current?.focus();
    }
  }, [isDone]);

  const handleSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (state === 'sending') {
      return;
    }
    const data = new FormData(event.currentTarget);
    const comment = String(data.get('comment'));
    // A repeated text is the same message, which the collector recognizes by its id.
    const text = `${vote} ${comment}`;
    if (attempt.current.text !== text) {
      attempt.current = { id: randomId(), text };
    }
    setState('sending');
    const submitted = await submitFeedback({
      id: attempt.current.id,
      path,
      section,
      vote,
      comment,
      website: String(data.get('website')),
    });
    setState(submitted.outcome);
    if (submitted.outcome === 'refused') {
      setRefusal(submitted.reason);
    } else if (submitted.outcome !== 'failed') {
      discardComment(kind);
      onDone?.(submitted.outcome);
    }
  };
  const handleKeyDown = (event: KeyboardEvent<HTMLFormElement>) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      // Safari 15.4 has no `requestSubmit`.
      submit.current?.click();
    }
  };

  if (isMissing) {
    return (
      <p ref={result} role="status" tabIndex={-1} className={styles.result}>
        {t('notCollected')} <IssueLink path={path} section={section} />
      </p>
    );
  }
  if (done) {
    return (
      <p ref={result} role="status" tabIndex={-1} className={styles.result}>
        {t(RESULTS[done])}
      </p>
    );
  }
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- handles a shortcut of its fields
    <form className={styles.form} onSubmit={handleSubmit} onKeyDown={handleKeyDown}>
      <label htmlFor={fieldId}>{t(vote ? LABELS[vote] : 'improveSection')}</label>
      <textarea
        ref={field}
        id={fieldId}
        name="comment"
        rows={4}
        maxLength={COMMENT_LIMIT}
        required={vote === null}
        defaultValue={restored}
        onChange={storeDraft}
        className={styles.comment}
      />
      {vote !== 'yes' && (
        <p className={styles.reply}>
          {t('reply')} <IssueLink path={path} section={section} />
        </p>
      )}
      <div className="sr-only" aria-hidden="true">
        <label>
          {t('website')}
          <input name="website" tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      {/* Always there: a live region that comes with its text is not announced everywhere. */}
      <p role="alert" className={styles.failure}>
        {state === 'failed' && shared('feedback.failed')}
        {state === 'refused' && t('refused', { reason: refusal })}
      </p>
      <div className={styles.actions}>
        <button type="button" className={styles.cancel} onClick={onCancel}>
          {t('cancel')}
        </button>
        <button
          ref={submit}
          type="submit"
          className={styles.submit}
          // `disabled` would remove its focus.
          aria-disabled={state === 'sending'}
          aria-keyshortcuts="Control+Enter Meta+Enter"
        >
          {t(state === 'sending' ? 'submitting' : 'submit')}
        </button>
      </div>
    </form>
  );
}
