import { readDraft, writeDraft } from '@site/src/foundation/browser/drafts';
import type { FeedbackMessage } from './contract';

/** Whether a reader found a page helpful. */
export type Vote = NonNullable<FeedbackMessage['vote']>;

/** A comment that isn't sent yet. */
interface CommentDraft {
  /** The vote that it belongs to, `null` for a comment on a section. */
  vote: Vote | null;
  /** Id of the heading that it's about, `null` for the page. */
  section: string | null;
  comment: string;
}

/** Kinds of comments; a page has one draft of each. */
type DraftKind = 'feedback-page' | 'feedback-section';

/** Reads the comment that a reload interrupted, for this page. */
export function readComment(kind: DraftKind): CommentDraft | null {
  const draft = readDraft(kind) as Partial<CommentDraft> | null;
  return typeof draft?.comment === 'string' ? (draft as CommentDraft) : null;
}

/** Stores a comment, and deletes the draft if the comment is empty. */
export function writeComment(kind: DraftKind, draft: CommentDraft): void {
  writeDraft(kind, draft.comment ? draft : null);
}

/** Deletes the draft of a comment that was sent or canceled. */
export function discardComment(kind: DraftKind): void {
  writeDraft(kind, null);
}
