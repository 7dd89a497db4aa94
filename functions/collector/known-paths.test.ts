import { knownPathsOfSitemap } from './known-paths';

const SITEMAP = 'https://docs.example.com/sitemap.xml';
const XML = '<urlset><url><loc>https://docs.example.com/a/</loc></url></urlset>';
const HOUR = 3_600_000;

const fetched = jest.spyOn(globalThis, 'fetch');
afterAll(() => fetched.mockRestore());

it('knows the pages of a sitemap, asks once an hour, and keeps the last answer', async () => {
  let time = 0;
  const isKnown = knownPathsOfSitemap(SITEMAP, () => time);
  fetched.mockRejectedValueOnce(new TypeError('offline'));
  await expect(isKnown('/a/')).rejects.toThrow(SITEMAP);
  fetched.mockImplementation(async () => new Response(XML));
  expect([await isKnown('/a/'), await isKnown('/b/')]).toEqual([true, false]);
  expect(fetched).toHaveBeenCalledTimes(2);
  time = HOUR;
  fetched.mockImplementation(async () => new Response('', { status: 500 }));
  expect(await isKnown('/a/')).toBe(true);
  expect(fetched).toHaveBeenCalledTimes(3);
});
