/** Texts of the page. */
export const PRODUCT = 'Baking notes';

export const INTRODUCTION = 'What works in a home kitchen, what doesn’t, and why.';

export const FOOTER = [
  { title: 'Read', links: ['Newest', 'Topics', 'Archive'] },
  { title: 'Follow', links: ['Feed', 'Newsletter'] },
  { title: 'Legal', links: ['Privacy', 'Imprint'] },
] as const;
