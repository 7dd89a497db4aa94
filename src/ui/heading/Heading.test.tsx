/** @jest-environment ./test/unit/jsdom-environment.ts */
import { render, screen } from '@testing-library/react';
import { Heading } from './Heading';

const collectAnchor = jest.fn();

jest.mock(
  '@docusaurus/Translate',
  () => ({
    translate: ({ message }: { message: string }, values: Record<string, string>) =>
      message.replace('{heading}', values.heading!),
  }),
  { virtual: true },
);
jest.mock('@docusaurus/theme-common', () => ({ useAnchorTargetClassName: () => 'target' }), {
  virtual: true,
});
jest.mock('@docusaurus/useBrokenLinks', () => () => ({ collectAnchor }), { virtual: true });

const link = () => screen.queryByRole('link');

it('links to itself, with a name and without a tooltip', () => {
  render(
    <Heading as="h2" id="sizes">
      Sizes
    </Heading>,
  );
  expect(screen.getByRole('heading', { level: 2 })).toHaveAttribute('id', 'sizes');
  expect(link()).toHaveAccessibleName('Direct link to Sizes');
  expect(link()).toHaveAttribute('href', '#sizes');
  expect(link()).not.toHaveAttribute('title');
  expect(collectAnchor).toHaveBeenCalledWith('sizes');
});

it('names the link by its id if the heading contains markup', () => {
  render(
    <Heading as="h3" id="the-size-prop">
      The <code>size</code> prop
    </Heading>,
  );
  expect(link()).toHaveAccessibleName('Direct link to the-size-prop');
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
