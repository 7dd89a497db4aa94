/** @jest-environment ./test/unit/jsdom-environment.ts */
import { render, screen } from '@testing-library/react';
import { StartCards } from './StartCards';

it('links to each page with what it offers', () => {
  render(
    <StartCards cards={[{ to: '/joy-ui/react-button/', title: 'Components', text: 'All.' }]} />,
  );
  const link = screen.getByRole('link', { name: 'Components' });
  expect(link).toHaveAttribute('href', '/joy-ui/react-button/');
  expect(screen.getByRole('listitem')).toHaveTextContent('All.');
});
