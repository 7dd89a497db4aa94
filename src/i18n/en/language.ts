/** A language's words about itself. */
export const language = {
  /** Its own name for itself, shown in the list of languages. */
  name: 'English',
} as const;
