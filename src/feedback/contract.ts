/** Where the collector listens, on the site's own origin: other sites' posts are refused. */
export const FEEDBACK_ENDPOINT = '/api/feedback';

/** Most characters of a comment; the form stops there, the collector refuses more. */
export const COMMENT_LIMIT = 2000;

/** What a reader sends; the collector checks every field. */
export interface FeedbackMessage {
  /** UUID made by the reader's browser. A message that arrives twice is stored once. */
  id: string;
  /** The page, with slashes at both ends. */
  path: string;
  /** Id of the heading that the comment is about, `null` for the page. */
  section: string | null;
  /** Whether the page was helpful, `null` with a comment on a section. */
  vote: 'yes' | 'no' | null;
  /** What the reader typed; may be empty beside a vote. */
  comment: string;
  /** A field that no reader sees: whoever fills it is a program. */
  website: string;
}
