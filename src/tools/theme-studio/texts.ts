/** Texts of the studio's place in the page; those of the studio load with it. */
export const TEXTS = {
  loading: 'Loading the theme studio…',
  failed: 'The theme studio couldn’t be loaded.',
  retry: 'Try again',
  noScript: 'The theme studio needs JavaScript.',
} as const;
