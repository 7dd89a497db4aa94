const whole = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 });
const precise = new Intl.NumberFormat('en-US', { maximumFractionDigits: 1 });
const money = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'EUR',
  maximumFractionDigits: 0,
});
const share = new Intl.NumberFormat('en-US', { style: 'percent', maximumFractionDigits: 0 });
const monthName = new Intl.DateTimeFormat('en-US', {
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});

/** Kilowatt-hours, in megawatt-hours from 10,000 on. */
export function formatEnergy(kwh: number): string {
  return kwh < 10_000 ? `${whole.format(kwh)} kWh` : `${precise.format(kwh / 1000)} MWh`;
}

/** Whole euros. */
export function formatEuros(euros: number): string {
  return money.format(euros);
}

/** A share from 0 to 1, in percent. */
export function formatShare(value: number): string {
  return share.format(value);
}

/** A month given as `YYYY-MM`, in words. */
export function formatMonth(month: string): string {
  return monthName.format(new Date(`${month}-01T00:00:00Z`));
}
