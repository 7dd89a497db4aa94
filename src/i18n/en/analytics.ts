/** Texts of the question whether use may be counted. */
export const analytics = {
  label: 'Consent to analytics',
  question:
    'May we count which pages help you, with Google Analytics? It sets cookies. The site works the same either way.',
  allow: 'Allow analytics',
  decline: 'Decline',
} as const;
