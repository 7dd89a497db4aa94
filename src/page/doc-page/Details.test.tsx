/** @jest-environment ./test/unit/jsdom-environment.ts */
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Details } from './Details';

const collectAnchor = jest.fn();
jest.mock('@docusaurus/useBrokenLinks', () => () => ({ collectAnchor }), { virtual: true });

it('opens on a click on its summary, which is outside of its content', async () => {
  render(
    <Details id="more">
      <summary>More</summary>
      <p>Text</p>
    </Details>,
  );
  const details = screen.getByRole('group');
  expect(details.firstElementChild).toBe(screen.getByText('More'));
  expect(screen.getByText('Text').parentElement).toBe(details.lastElementChild);
  expect(details).not.toHaveAttribute('open');
  await userEvent.click(screen.getByText('More'));
  expect(details).toHaveAttribute('open');
});

it('can be open from the start', () => {
  render(<Details open>Text</Details>);
  expect(screen.getByText('Text')).toBeVisible();
});

it('reports its id as an anchor', () => {
  render(<Details id="part">Text</Details>);
  expect(collectAnchor).toHaveBeenCalledWith('part');
});
