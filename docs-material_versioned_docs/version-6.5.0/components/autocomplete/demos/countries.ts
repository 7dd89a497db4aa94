export interface Country {
  code: string;
  label: string;
  currency: string;
}

const rows = `AR Argentina ARS|AU Australia AUD|AT Austria EUR|BE Belgium EUR|BO Bolivia BOB|BR Brazil BRL|BG Bulgaria EUR|CA Canada CAD|CL Chile CLP|CN China CNY|CO Colombia COP|CR Costa Rica CRC|HR Croatia EUR|CY Cyprus EUR|CZ Czechia CZK|DK Denmark DKK|EC Ecuador USD|EG Egypt EGP|EE Estonia EUR|FJ Fiji FJD|FI Finland EUR|FR France EUR|GE Georgia GEL|DE Germany EUR|GH Ghana GHS|GR Greece EUR|HU Hungary HUF|IS Iceland ISK|IN India INR|ID Indonesia IDR|IE Ireland EUR|IL Israel ILS|IT Italy EUR|JM Jamaica JMD|JP Japan JPY|JO Jordan JOD|KE Kenya KES|LV Latvia EUR|LT Lithuania EUR|LU Luxembourg EUR|MY Malaysia MYR|MT Malta EUR|MX Mexico MXN|MA Morocco MAD|NA Namibia NAD|NP Nepal NPR|NL Netherlands EUR|NZ New Zealand NZD|NG Nigeria NGN|NO Norway NOK|PK Pakistan PKR|PE Peru PEN|PH Philippines PHP|PL Poland PLN|PT Portugal EUR|RO Romania RON|RW Rwanda RWF|SN Senegal XOF|SG Singapore SGD|SK Slovakia EUR|SI Slovenia EUR|ZA South Africa ZAR|KR South Korea KRW|ES Spain EUR|LK Sri Lanka LKR|SE Sweden SEK|CH Switzerland CHF|TH Thailand THB|TN Tunisia TND|TR Türkiye TRY|UA Ukraine UAH|AE United Arab Emirates AED|GB United Kingdom GBP|US United States USD|UY Uruguay UYU|VN Vietnam VND`;

export const countries: readonly Country[] = rows.split('|').map((row) => ({
  code: row.slice(0, 2),
  label: row.slice(3, -4),
  currency: row.slice(-3),
}));

/** The flag emoji of a country: its two letters as regional indicators. */
export function flagOf(code: string) {
  return String.fromCodePoint(...[...code].map((letter) => 0x1f1a5 + letter.charCodeAt(0)));
}
