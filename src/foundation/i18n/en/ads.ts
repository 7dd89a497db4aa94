/** Texts of the ad slot. */
export const ads = {
  label: 'Sponsor',
  by: 'Ad by {name}',
  blockedTitle: 'Ads are blocked',
  blockedText: 'One ad per page keeps this documentation free. Please allow ads on this site.',
} as const;
