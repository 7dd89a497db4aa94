/** The language's name for itself. */
export const language = {
  /** Shown in the list of languages. */
  name: 'English',
} as const;
