import { decodeUri, decodeUriComponent } from './decode-uri';

it('decodes like the built-in functions', () => {
  expect(decodeUri('/%C3%A4%2F/')).toBe('/ä%2F/');
  expect(decodeUriComponent('%C3%A4%2F')).toBe('ä/');
});

it.each(['/%E0%A4%A/', '%', '%zz', '%C3%A4%FF'])('returns %s unchanged', (text) => {
  expect([decodeUri(text), decodeUriComponent(text)]).toEqual([text, text]);
});
