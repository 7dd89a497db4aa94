/** Texts of the page. */
export const PRODUCT = 'Booking calendar';

export const NAVIGATION = [
  { label: 'Compare', href: '#compare' },
  { label: 'Questions', href: '#questions' },
] as const;

export const FOOTER = [
  { title: 'Product', links: ['Features', 'Pricing', 'Releases'] },
  { title: 'Help', links: ['Docs', 'Support', 'Status'] },
  { title: 'Legal', links: ['Privacy', 'Terms', 'Imprint'] },
] as const;

export interface Plan {
  id: string;
  name: string;
  /** Whom it is for. */
  audience: string;
  /** Euros per calendar and month, paid monthly. */
  price: number;
  /** How many calendars it can have. */
  calendars: { min: number; max: number };
  /** What it adds to the plan before it. */
  highlights: readonly string[];
  isRecommended?: boolean;
}

/** How many calendars a reader can order on this page. */
export const MAX_CALENDARS = 200;

export const PLANS: readonly Plan[] = [
  {
    id: 'solo',
    name: 'Solo',
    audience: 'For one person who takes appointments.',
    price: 0,
    calendars: { min: 1, max: 1 },
    highlights: ['Booking page', 'Confirmation by email', '50 bookings a month'],
  },
  {
    id: 'team',
    name: 'Team',
    audience: 'For practices, studios and workshops.',
    price: 9,
    calendars: { min: 1, max: 50 },
    highlights: ['Unlimited bookings', 'Reminders by text message', 'Waiting list'],
    isRecommended: true,
  },
  {
    id: 'branches',
    name: 'Branches',
    audience: 'For several places with shared rooms.',
    price: 14,
    calendars: { min: 5, max: MAX_CALENDARS },
    highlights: ['Rooms and equipment', 'Reports per branch', 'Single sign-on'],
  },
];

/** A row of the comparison. One value per plan: a text, or whether the feature is included. */
export interface Feature {
  name: string;
  values: readonly (string | boolean)[];
}

export const FEATURE_GROUPS: readonly { title: string; features: readonly Feature[] }[] = [
  {
    title: 'Booking',
    features: [
      { name: 'Bookings a month', values: ['50', 'Unlimited', 'Unlimited'] },
      { name: 'Booking page in your colors', values: [true, true, true] },
      { name: 'Waiting list', values: [false, true, true] },
      { name: 'Rooms and equipment', values: [false, false, true] },
    ],
  },
  {
    title: 'Messages',
    features: [
      { name: 'Confirmation by email', values: [true, true, true] },
      { name: 'Reminder by text message', values: [false, '100 a month', '100 a month'] },
    ],
  },
  {
    title: 'Administration',
    features: [
      { name: 'Calendar export', values: [true, true, true] },
      { name: 'Reports', values: [false, 'Per person', 'Per branch'] },
      { name: 'Single sign-on', values: [false, false, true] },
    ],
  },
];

export const QUESTIONS = [
  {
    question: 'What counts as a calendar?',
    answer:
      'Everything that can be booked: a person, a room or a machine. A person who works in two branches is one calendar.',
  },
  {
    question: 'Can I change the plan later?',
    answer:
      'Yes, at any time. A larger plan starts immediately, a smaller one with the next bill. Your bookings stay.',
  },
  {
    question: 'What happens after 50 bookings on Solo?',
    answer:
      'Your booking page shows your phone number until the next month starts. Existing bookings aren’t affected.',
  },
  {
    question: 'How do I cancel?',
    answer:
      'In the settings, without a notice period. You can export all bookings as a spreadsheet before and for 30 days afterwards.',
  },
] as const;
