import { pagesWithCard } from './extent';

// A full run replaces samples by everything.
beforeEach(() => {
  delete process.env.FULL;
});

describe('pagesWithCard', () => {
  const routes = Array.from({ length: 200 }, (_, index) => `/base/page-${index}/`);

  it('contains all pages', () => {
    expect(pagesWithCard('all', routes).size).toBe(200);
  });

  it('contains the home page and always the same others', () => {
    const pages = pagesWithCard('sample', [...routes, '/base/']);
    expect(pages).toContain('/base/');
    expect(pages.size).toBeGreaterThanOrEqual(24);
    expect(pages.size).toBeLessThanOrEqual(25);
    expect(pagesWithCard('sample', ['/base/', ...routes.toReversed()])).toEqual(pages);
  });
});
