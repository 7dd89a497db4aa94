/** @jest-environment ./test/unit/jsdom-environment.ts */
import Link from '@docusaurus/Link';
import { render, screen } from '@testing-library/react';
import { Heading } from './Heading';

const collectAnchor = jest.fn();

jest.mock('@docusaurus/theme-common', () => ({ useAnchorTargetClassName: () => 'target' }), {
  virtual: true,
});
jest.mock('@docusaurus/useBrokenLinks', () => () => ({ collectAnchor }), { virtual: true });

const link = () => screen.queryByRole('link');

it('links to itself by its text, which is its name', () => {
  render(
    <Heading as="h2" id="sizes">
      Sizes
    </Heading>,
  );
  const heading = screen.getByRole('heading', { level: 2 });
  expect(heading).toHaveAttribute('id', 'sizes');
  expect(heading).toHaveAccessibleName('Sizes');
  expect(link()).toHaveAccessibleName('Sizes');
  expect(link()).toHaveAttribute('href', '#sizes');
  expect(collectAnchor).toHaveBeenCalledWith('sizes');
});

it('names the link by a text with markup', () => {
  render(
    <Heading as="h3" id="the-size-prop">
      The <code>size</code> prop
    </Heading>,
  );
  expect(screen.getByRole('heading')).toHaveAccessibleName('The size prop');
  expect(link()).toHaveAccessibleName('The size prop');
});

it("keeps the author's link", () => {
  render(
    <Heading as="h3" id="with-a-link">
      With{' '}
      <strong>
        a <Link href="/page/">link</Link>
      </strong>
    </Heading>,
  );
  expect(screen.getByRole('heading')).toHaveAttribute('id', 'with-a-link');
  expect(link()).toHaveAttribute('href', '/page/');
});

it.each([
  ['the title of a page', 'h1', 'button'],
  ['a heading without an id', 'h2', undefined],
] as const)('has no link in %s', (_, as, id) => {
  render(
    <Heading as={as} id={id}>
      Button
    </Heading>,
  );
  expect(link()).toBeNull();
  expect(screen.getByRole('heading')).not.toHaveAttribute('id');
});
