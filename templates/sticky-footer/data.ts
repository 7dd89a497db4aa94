/** Texts of the page. */
export const PRODUCT = 'Tool library';

export const NAVIGATION = [
  { label: 'Docs', href: '#docs' },
  { label: 'Pricing', href: '#pricing' },
  { label: 'Support', href: '#support' },
] as const;

/** The columns of links in the footer. */
export const FOOTER = [
  { title: 'Product', links: ['Features', 'Pricing', 'Releases'] },
  { title: 'Help', links: ['Docs', 'Support', 'Status'] },
  { title: 'Legal', links: ['Privacy', 'Terms', 'Imprint'] },
] as const;

/** Sections that the buttons on the page add and remove. */
export const SECTIONS = [
  'The main part grows with its content, and the footer moves down with it.',
  'The page is a grid of three rows: header, main part and footer. Only the middle row grows.',
  'Its height is at least that of the window. With less content, the footer is at the bottom.',
  'The unit is dvh, so the footer stays visible when a phone hides its address bar.',
  'The footer isn’t fixed: it never covers the content.',
  'With enough sections, you scroll to reach it.',
] as const;
