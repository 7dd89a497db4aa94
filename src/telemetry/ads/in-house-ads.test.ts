import { existsSync } from 'node:fs';
import path from 'node:path';
import { IN_HOUSE_ADS, inHouseAd } from './in-house-ads';

const FIELDS = ['link', 'img', 'name', 'descriptionHeader', 'description', 'poweredby', 'label'];

it.each(IN_HOUSE_ADS)('$name is complete and fits the slot', (ad) => {
  expect(Object.keys(ad)).toEqual(FIELDS);
  expect(new URL(ad.link).protocol).toBe('https:');
  expect(existsSync(path.resolve('static', ad.img.slice(1)))).toBe(true);
  // A slot 320 px wide shows four lines of about fourteen letters.
  expect(ad.descriptionHeader.length).toBeLessThanOrEqual(14);
  expect(ad.description.length).toBeLessThanOrEqual(52);
});

it('names and labels are unique', () => {
  for (const field of ['name', 'label'] as const) {
    const values = IN_HOUSE_ADS.map((ad) => ad[field]);
    expect(new Set(values).size).toBe(values.length);
  }
});

it('each ad is picked', () => {
  const drawn = IN_HOUSE_ADS.map((_, index) => inHouseAd((index + 0.5) / IN_HOUSE_ADS.length));
  expect(drawn).toEqual(IN_HOUSE_ADS);
});

it.each([
  ['/x/react-charts/', ['templates', 'design-kits']],
  ['/material-ui/design-resources/', ['x', 'templates']],
  ['/material-ui/react-button/', ['x', 'templates', 'design-kits']],
])("don't advertise %s on itself", (path, names) => {
  const drawn = Array.from({ length: 100 }, (_, index) => inHouseAd(index / 100, path).name);
  expect(new Set(drawn)).toEqual(new Set(names));
});
