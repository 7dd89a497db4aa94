/** Texts of the page. */
export const PRODUCT = 'Your product';

/** What the panel next to the form says. */
export const PITCH = {
  title: 'Say in one sentence what people come back for.',
  reasons: [
    { title: 'One reason', text: 'What it does for a person, without adjectives.' },
    { title: 'A second reason', text: 'A number is better than a promise.' },
    { title: 'A third reason', text: 'Three are enough. Nobody reads a fourth.' },
  ],
} as const;
