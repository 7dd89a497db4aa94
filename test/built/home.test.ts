import { load } from 'cheerio';
import { htmlOf } from './support/page-html';
import { attributesOf, textsOf } from './support/texts';

describe('the HTML of the home page', () => {
  const main = load(htmlOf('/'))('main');
  const linksTo = (text: string) =>
    attributesOf(
      main.find('a').filter((_index, link) => main.find(link).text() === text),
      'href',
    );

  it('names the products and their purposes', () => {
    expect(main.find('h1')).toHaveLength(1);
    expect(textsOf(main.find('h3'))).toEqual(
      expect.arrayContaining(['Material UI', 'Joy UI', 'MUI System']),
    );
    const text = main.text();
    expect(text).toContain('Components that follow Material Design');
    expect(text).toContain('products with their own look');
    expect(text).toContain("everything that components don't cover");
  });

  it('shows more than eight components at the top', () => {
    const gallery = main.find('[data-demo=ComponentGallery]');
    const components = ['Alert', 'Autocomplete', 'Button', 'Chip', 'Rating', 'Select', 'Slider'];
    const missing = [...components, 'Switch', 'Tabs', 'TextField'].filter(
      (name) => gallery.find(`.Mui${name}-root`).length === 0,
    );
    expect(missing).toEqual([]);
  });

  it('links to each product and to a component', () => {
    expect(linksTo('Get started')).toEqual(['/material-ui/getting-started/']);
    expect(linksTo('Get started (Material UI)')).toEqual(['/material-ui/getting-started/']);
    expect(linksTo('Get started (Joy UI)')).toEqual(['/joy-ui/getting-started/']);
    expect(linksTo('Get started (MUI System)')).toEqual(['/system/getting-started/']);
    expect(linksTo('MUI X')).toEqual(['/x/introduction/']);
    expect(linksTo('Docs-infra')).toEqual(['/docs-infra/getting-started/']);
    expect(linksTo('See a component')).toEqual(['/material-ui/react-button/']);
  });

  it('contains the rendered demos of both libraries', () => {
    expect(main.text().match(/Evening crossing/g)).toHaveLength(2);
  });
});
