import { demoPages } from './demo-pages';
import type { WrittenPage } from './written-pages';

function page(title: string, components: string[]): WrittenPage {
  return { title, components, file: `${title}.mdx`, pathname: `/${title}/` };
}

describe('demoPages', () => {
  const pages = [
    page('Card', ['Card', 'CardMedia', 'Paper']),
    page('Dialog', ['Dialog']),
    page('Menu', ['Menu', 'Paper']),
    page('Paper', ['Paper']),
  ];
  const titlesFor = (name: string) => demoPages(name, pages).map(({ title }) => title);

  it('lists pages that name the component, not pages that only use it', () => {
    expect(titlesFor('CardMedia')).toEqual(['Card']);
    expect(titlesFor('Button')).toEqual([]);
  });

  it('starts with the pages that name it earliest', () => {
    expect(titlesFor('Paper')).toEqual(['Paper', 'Menu', 'Card']);
  });
});
