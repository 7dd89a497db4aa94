/** @jest-environment ./test/unit/jsdom-environment.ts */
import { render, screen } from '@testing-library/react';
import { DRAWINGS } from './drawings';
import { StartCards } from './StartCards';

it('links to each page with what it offers, and leaves out the drawing for screen readers', () => {
  render(
    <StartCards
      cards={[
        { to: '/joy-ui/react-button/', drawing: 'components', title: 'Components', text: 'All.' },
      ]}
    />,
  );
  const link = screen.getByRole('link', { name: 'Components' });
  expect(link).toHaveAttribute('href', '/joy-ui/react-button/');
  const card = screen.getByRole('listitem');
  expect(card).toHaveTextContent('All.');
  expect(card.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
});

it('has drawings with valid path data', () => {
  for (const layers of Object.values(DRAWINGS)) {
    expect(Object.values(layers).join(' ')).not.toMatch(/NaN|undefined|,/);
  }
});
