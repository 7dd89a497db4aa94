export const TOPICS = ['Bread', 'Tools', 'Mistakes'] as const;

export type Topic = (typeof TOPICS)[number];

/** A post. Replace the list with your own, for example from a server. */
export interface Post {
  id: string;
  title: string;
  /** One or two sentences for the list. */
  summary: string;
  topic: Topic;
  /** As `YYYY-MM-DD`. */
  date: string;
  paragraphs: readonly string[];
}

/** All posts, the newest first. */
export const POSTS: readonly [Post, ...Post[]] = [
  {
    id: 'cold-dough',
    title: 'Cold dough is easier to shape',
    summary: 'A night in the fridge improves the taste. It also makes wet dough manageable.',
    topic: 'Bread',
    date: '2026-05-17',
    paragraphs: [
      'Wet dough makes an open crumb, but it sticks to everything. Flour on the table helps for a minute and ends up as a dry seam in the loaf.',
      'Put the dough in the fridge after the first rise, and shape it the next morning. Cold dough is firmer, so it keeps its form with hardly any flour.',
      'It can go into the oven directly. A cold loaf is also easier to score, because the blade doesn’t drag.',
    ],
  },
  {
    id: 'scale-first',
    title: 'Buy a scale before anything else',
    summary: 'A cup of flour can weigh 120 or 150 grams. No recipe survives that.',
    topic: 'Tools',
    date: '2026-05-03',
    paragraphs: [
      'The amount of water decides how a dough behaves. It’s a share of the flour’s weight, so both must be weighed.',
      'A kitchen scale with steps of one gram is enough for flour and water. For salt and yeast, make a larger dough or buy a second scale.',
      'Weigh everything into one bowl and set the scale to zero in between. There’s less to wash up than with cups.',
    ],
  },
  {
    id: 'flat-loaf',
    title: 'Why the loaf came out flat',
    summary: 'Four causes, and how to find out which one it was.',
    topic: 'Mistakes',
    date: '2026-04-19',
    paragraphs: [
      'Press a floured finger into the dough before it goes into the oven. If the dent disappears immediately, the dough needs more time. If it stays, the dough waited too long.',
      'A loaf that spreads sideways often lacks tension on the outside. Pull it towards you on an unfloured part of the table until the surface is tight.',
      'If neither is the cause, use less water next time, or bake the loaf in a pot that keeps it in shape.',
    ],
  },
  {
    id: 'two-flours',
    title: 'What a little rye changes',
    summary: 'Ten percent rye flour makes a wheat loaf moist for days longer.',
    topic: 'Bread',
    date: '2026-04-05',
    paragraphs: [
      'Rye binds more water than wheat. With a tenth of rye, a loaf stays moist longer and tastes of more.',
      'Add a spoonful of water for every 50 grams of rye. The dough feels stickier, but it isn’t wetter.',
    ],
  },
  {
    id: 'oven-steam',
    title: 'Steam without a special oven',
    summary: 'A heavy pot with a lid does what a bakery’s oven does.',
    topic: 'Tools',
    date: '2026-03-22',
    paragraphs: [
      'Steam keeps the surface soft while the loaf grows. Without it, the crust sets early and tears.',
      'Heat a heavy pot with its lid in the oven. Bake with the lid for the first 20 minutes, then without it until the crust is dark.',
    ],
  },
  {
    id: 'forgotten-salt',
    title: 'Saving a dough without salt',
    summary: 'You notice it when the dough rises too fast. There’s still time.',
    topic: 'Mistakes',
    date: '2026-03-08',
    paragraphs: [
      'Without salt, dough rises fast and feels slack. Taste a piece: it’s bland.',
      'Dissolve the salt in a spoonful of water and knead it in. The dough falls apart at first and comes together after two minutes.',
    ],
  },
  {
    id: 'pale-crust',
    title: 'Take the loaf out later',
    summary: 'Most loaves leave the oven too early. Color is taste.',
    topic: 'Mistakes',
    date: '2026-02-22',
    paragraphs: [
      'A pale crust turns soft within an hour, because the crumb below it is still wet.',
      'Wait until the crust is a shade darker than you think is right. Then let the loaf cool on a rack, not on a board.',
    ],
  },
];
