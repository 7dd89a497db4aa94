export const brand = '#0a5c36';
