/** Monthly revenue of an online shop by source, in dollars. */
export const sources = [
  { month: 'Jan', search: 12400, email: 6100, social: 3200 },
  { month: 'Feb', search: 13100, email: 6900, social: 4100 },
  { month: 'Mar', search: 12800, email: 8200, social: 5600 },
  { month: 'Apr', search: 14500, email: 7800, social: 7400 },
  { month: 'May', search: 15200, email: 8600, social: 9300 },
];
