/** @jest-environment ./test/unit/jsdom-environment.ts */
import Link from '@docusaurus/Link';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import Heading from '@theme/Heading';
import { SkipLink } from './SkipLink';

jest.mock('@docusaurus/theme-common', () => ({ SkipToContentFallbackId: 'content' }));

it('is the first Tab stop, and moves the focus to the title', async () => {
  render(
    <>
      <SkipLink />
      <Link to="/home/">Home</Link>
      <main>
        <Heading as="h1">Button</Heading>
        <Link to="/source/">Source</Link>
      </main>
    </>,
  );
  await userEvent.tab();
  const link = screen.getByRole('link', { name: 'Skip to content' });
  expect(link).toHaveFocus();
  expect(link).toHaveAttribute('href', '#content');
  await userEvent.click(link);
  const title = screen.getByRole('heading', { level: 1 });
  expect(title).toHaveFocus();
  await userEvent.tab();
  expect(screen.getByRole('link', { name: 'Source' })).toHaveFocus();
  expect(title).not.toHaveAttribute('tabindex');
});
