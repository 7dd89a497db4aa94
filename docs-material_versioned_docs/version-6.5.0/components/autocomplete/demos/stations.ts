export interface Station {
  label: string;
  city: string;
  country: string;
}

/** Sorted by country, so that a list can be grouped by it. */
export const stations: readonly Station[] = [
  { label: 'Graz Hbf', city: 'Graz', country: 'Austria' },
  { label: 'Innsbruck Hbf', city: 'Innsbruck', country: 'Austria' },
  { label: 'Salzburg Hbf', city: 'Salzburg', country: 'Austria' },
  { label: 'Wien Hbf', city: 'Vienna', country: 'Austria' },
  { label: 'Brno hlavní nádraží', city: 'Brno', country: 'Czechia' },
  { label: 'Praha hlavní nádraží', city: 'Prague', country: 'Czechia' },
  { label: 'København H', city: 'Copenhagen', country: 'Denmark' },
  { label: 'Odense', city: 'Odense', country: 'Denmark' },
  { label: 'Lyon Part-Dieu', city: 'Lyon', country: 'France' },
  { label: 'Nice-Ville', city: 'Nice', country: 'France' },
  { label: 'Paris Est', city: 'Paris', country: 'France' },
  { label: 'Berlin Hbf', city: 'Berlin', country: 'Germany' },
  { label: 'Hamburg Hbf', city: 'Hamburg', country: 'Germany' },
  { label: 'Köln Hbf', city: 'Cologne', country: 'Germany' },
  { label: 'München Hbf', city: 'Munich', country: 'Germany' },
  { label: 'Bologna Centrale', city: 'Bologna', country: 'Italy' },
  { label: 'Milano Centrale', city: 'Milan', country: 'Italy' },
  { label: 'Roma Termini', city: 'Rome', country: 'Italy' },
  { label: 'Venezia Santa Lucia', city: 'Venice', country: 'Italy' },
  { label: 'Basel SBB', city: 'Basel', country: 'Switzerland' },
  { label: 'Genève', city: 'Geneva', country: 'Switzerland' },
  { label: 'Zürich HB', city: 'Zurich', country: 'Switzerland' },
];
