/** Texts and articles of the page. */
export const PRODUCT = 'Seed shop';

export const FOOTER = [
  { title: 'Shop', links: ['Vegetables', 'Herbs', 'Flowers'] },
  { title: 'Help', links: ['Delivery', 'Returns', 'Contact'] },
  { title: 'Legal', links: ['Privacy', 'Terms', 'Imprint'] },
] as const;

/** An article in the cart. */
export interface CartItem {
  id: string;
  name: string;
  detail: string;
  /** Price of one, in cents. */
  price: number;
  quantity: number;
  color: 'primary' | 'secondary' | 'warning';
}

/** What is in the cart when the page opens. Replace it with the reader's cart. */
export const CART: readonly CartItem[] = [
  {
    id: 'tomato',
    name: 'Tomato, yellow cherry',
    detail: '15 seeds',
    price: 390,
    quantity: 2,
    color: 'warning',
  },
  {
    id: 'chard',
    name: 'Chard, red',
    detail: '120 seeds',
    price: 320,
    quantity: 1,
    color: 'secondary',
  },
  { id: 'peas', name: 'Peas, tall', detail: '80 seeds', price: 450, quantity: 3, color: 'primary' },
];

/** The most packets of one article in an order. */
export const MAX_QUANTITY = 20;

export interface DeliveryOption {
  id: string;
  label: string;
  detail: string;
  /** In cents. */
  price: number;
}

export const DELIVERY_OPTIONS: readonly [DeliveryOption, ...DeliveryOption[]] = [
  { id: 'letter', label: 'Letter', detail: '3 to 5 working days', price: 290 },
  { id: 'express', label: 'Express', detail: 'Next working day', price: 890 },
  { id: 'pickup', label: 'Pick up at the shop', detail: 'Ready in 2 hours', price: 0 },
];

export const COUNTRIES = ['Austria', 'Belgium', 'France', 'Germany', 'Netherlands'] as const;
