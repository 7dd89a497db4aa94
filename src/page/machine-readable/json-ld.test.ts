import { scriptJson, techArticle } from './json-ld';

const PAGE = {
  url: 'https://docs.example.com/material-ui/react-button/',
  title: 'Button',
  description: 'Starts an action.',
};

it('describes a page with its software and date', () => {
  const product = { name: 'Material UI', version: '7.3.2' };
  expect(techArticle({ ...PAGE, lastUpdatedAt: 0 }, product, '6.5.0')).toMatchObject({
    headline: 'Button',
    about: { name: 'Material UI', softwareVersion: '6.5.0' },
  });
  expect(techArticle({ ...PAGE, lastUpdatedAt: 1e12 }, product, undefined)).toMatchObject({
    dateModified: '2001-09-09T01:46:40.000Z',
    about: { softwareVersion: '7.3.2' },
  });
  expect(techArticle(PAGE, null, undefined)).not.toHaveProperty('about');
});

it('cannot close the script element', () => {
  const json = scriptJson({ headline: '</script><b>' });
  expect(json).not.toContain('<');
  expect(JSON.parse(json)).toEqual({ headline: '</script><b>' });
});
