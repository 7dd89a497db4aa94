/** @jest-environment ./src/testing/jsdom-environment.ts */
import '@testing-library/jest-dom';
import { render, screen, within } from '@testing-library/react';
import { Coverage } from './Coverage';
import type { CoverageProduct } from './types';

jest.mock('@docusaurus/Link', () => jest.requireActual('@site/src/testing/docusaurus-link'), {
  virtual: true,
});
jest.mock('@theme/Heading', () => jest.requireActual('@site/src/testing/theme-heading'), {
  virtual: true,
});

jest.mock('@site/src/doc-page', () => jest.requireActual('@site/src/doc-page/ScrollableTable'));

const JOY: CoverageProduct = {
  id: 'joy-ui',
  name: 'Joy UI',
  sections: [
    {
      title: 'Inputs',
      here: { pages: 1, headings: 1200, demos: 3, links: 4, words: 5 },
      reference: { pages: 2, headings: 9, demos: 8 },
      pages: [
        {
          pathname: '/joy-ui/react-button',
          title: 'Button',
          here: { headings: 1200, demos: 3, links: 4, words: 5 },
          reference: { headings: 7, demos: 6 },
        },
        { pathname: '/joy-ui/react-slider', reference: { headings: 2, demos: 2 } },
      ],
    },
    {
      title: 'Component API',
      here: { pages: 78, headings: 1, demos: 0, links: 0, words: 0 },
      reference: { pages: 79 },
      pages: [],
    },
  ],
};

function rowText(name: string): string[] {
  const row = screen.getByRole('rowheader', { name }).closest('tr')!;
  return within(row)
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);
}

describe('Coverage', () => {
  beforeEach(() => {
    render(<Coverage products={[JOY]} />);
    // Tables in closed details are hidden.
    document.querySelectorAll('details').forEach((details) => (details.open = true));
  });

  it("shows the totals of each section next to the reference's, if known", () => {
    expect(rowText('Inputs')).toEqual(['1 / 2', '3 / 8', '1,200 / 9', '4', '5']);
    expect(rowText('Component API')).toEqual(['78 / 79', '0', '1', '0', '0']);
    expect(rowText('Total')).toEqual(['79 / 81', '3 / 8', '1,201 / 9', '4', '5']);
  });

  it('links existing pages and lists missing ones', () => {
    expect(screen.getByRole('link', { name: 'Button' })).toHaveAttribute(
      'href',
      '/joy-ui/react-button/',
    );
    expect(rowText('/react-slider')).toEqual(['0 / 2', '0 / 2', 'not written']);
  });

  it("doesn't list the pages of a section with generated pages", () => {
    expect([...document.querySelectorAll('summary')].map((one) => one.textContent)).toEqual([
      'Inputs (2)',
    ]);
  });
});
