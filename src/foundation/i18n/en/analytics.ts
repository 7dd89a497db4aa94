/** Texts of the analytics consent prompt and of the same choice in the settings. */
export const analytics = {
  label: 'Analytics consent',
  question:
    'Allow Google Analytics to count page visits? It sets cookies. The site works the same if you decline.',
  allow: 'Allow analytics',
  decline: 'Decline',
  setting: 'Privacy',
  count: 'Allow Google Analytics',
} as const;
