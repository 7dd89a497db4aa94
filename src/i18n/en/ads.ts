/** Texts of the ad slot. */
export const ads = {
  label: 'Sponsor',
  by: 'Ad by {name}',
  blockedTitle: 'Your browser blocks our sponsors',
  blockedText: 'One ad per page keeps this documentation free. Please allow ads on this site.',
} as const;
