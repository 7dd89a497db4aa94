/** Texts of the page. */
export const PRODUCT = 'Field notes';

export const NAVIGATION = [
  { label: 'Features', href: '#features' },
  { label: 'Uses', href: '#uses' },
  { label: 'Invitation', href: '#invitation' },
] as const;

export const FOOTER = [
  { title: 'Product', links: ['Features', 'Pricing', 'Releases'] },
  { title: 'Help', links: ['Docs', 'Support', 'Status'] },
  { title: 'Legal', links: ['Privacy', 'Terms', 'Imprint'] },
] as const;

/** The observation shown on the map in the hero. */
export const OBSERVATION = [
  { label: 'Species', value: 'Common kingfisher' },
  { label: 'Count', value: '2, adult' },
  { label: 'Behavior', value: 'Carrying fish' },
  { label: 'Accuracy', value: '4 m' },
] as const;

/** Observations in the queue of a phone without a signal. */
export const QUEUE = [
  { name: 'Marsh marigold', time: '07:18', isSent: true },
  { name: 'Gray heron', time: '07:31', isSent: true },
  { name: 'Common kingfisher', time: '07:42', isSent: false },
] as const;

/** Answers of the last walks, offered as buttons. */
export const USUAL_ANSWERS = ['Mallard', 'Coot', 'Gray heron', 'Reed warbler', 'Other…'] as const;

export const CSV = [
  ['time', 'species', 'n'],
  ['07:18', 'marsh marigold', '40'],
  ['07:31', 'gray heron', '1'],
  ['07:42', 'kingfisher', '2'],
] as const;

export const STEPS = [
  {
    title: 'Describe what you record',
    text: 'Choose a form for your subject, or make one from text, number, choice and photo fields.',
  },
  {
    title: 'Invite your group',
    text: 'Everyone opens the same link. Nobody needs an account to record.',
  },
  {
    title: 'Walk',
    text: 'Record on your phone, with or without a signal. The map fills in at home.',
  },
] as const;

export interface Use {
  id: string;
  label: string;
  title: string;
  text: string;
  /** The fields of its form, with an example each. */
  fields: readonly { label: string; example: string }[];
}

export const USES: readonly Use[] = [
  {
    id: 'birds',
    label: 'Birds',
    title: 'Counts along a route',
    text: 'The route is on the map, and each stop has a timer. Species are sorted by how often you enter them.',
    fields: [
      { label: 'Stop', example: '4 of 12' },
      { label: 'Species', example: 'Reed warbler' },
      { label: 'Heard or seen', example: 'Heard' },
    ],
  },
  {
    id: 'plants',
    label: 'Plants',
    title: 'Plots that you find again',
    text: 'A compass leads to last year’s plot. Last year’s list is your checklist, so you also notice what is missing.',
    fields: [
      { label: 'Plot', example: 'Meadow 7' },
      { label: 'Species', example: 'Marsh marigold' },
      { label: 'Cover', example: '5–25%' },
    ],
  },
  {
    id: 'water',
    label: 'Water',
    title: 'Readings with a plausible range',
    text: 'A reading outside the usual range asks for a second one before you leave the bank.',
    fields: [
      { label: 'Station', example: 'Weir, left bank' },
      { label: 'Temperature', example: '11.5 °C' },
      { label: 'Oxygen', example: '9.8 mg/l' },
    ],
  },
  {
    id: 'paths',
    label: 'Paths',
    title: 'Damage with a photo',
    text: 'A photo, a place and an urgency are enough. The report goes to whoever maintains the path.',
    fields: [
      { label: 'Damage', example: 'Step broken' },
      { label: 'Urgency', example: 'This month' },
      { label: 'Photo', example: '1 attached' },
    ],
  },
];

export const SUBJECTS = ['Birds', 'Plants', 'Water', 'Paths', 'Something else'] as const;
