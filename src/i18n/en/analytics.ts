/** Texts of the question whether use may be counted, and of the setting that answers it too. */
export const analytics = {
  label: 'Consent to analytics',
  question:
    'May we count which pages help you, with Google Analytics? It sets cookies. The site works the same either way.',
  allow: 'Allow analytics',
  decline: 'Decline',
  setting: 'Privacy',
  count: 'Allow Google Analytics',
} as const;
