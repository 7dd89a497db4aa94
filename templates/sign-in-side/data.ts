/** Texts of the page. */
export const PRODUCT = 'Tool library';

/** What the panel next to the form says. */
export const PITCH = {
  title: 'Every tool on your street, borrowed in a minute.',
  reasons: [
    {
      title: 'See what is free',
      text: 'Drills, ladders and tents nearby, with the days they are in.',
    },
    { title: 'Reserve without calls', text: 'Pick a day. The owner confirms with one tap.' },
    {
      title: 'Keep track of loans',
      text: 'A reminder arrives the evening before something is due.',
    },
  ],
} as const;
