const euros = new Intl.NumberFormat('en', { style: 'currency', currency: 'EUR' });
const dates = new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeZone: 'UTC' });

export const formatEuros = (amount: number): string => euros.format(amount);

/** @param date - As `YYYY-MM-DD`. */
export const formatDate = (date: string): string => dates.format(new Date(date));
