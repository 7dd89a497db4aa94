/** @jest-environment ./test/unit/jsdom-environment.ts */
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ComponentFilter } from './ComponentFilter';

const page = (title: string) => ({
  pathname: `/material-ui/react-${title.toLowerCase()}`,
  title,
  components: [],
});

const GROUPS = [
  { title: 'Inputs', pages: [page('Button'), page('Rating')] },
  { title: 'Lab', pages: [page('Timeline')] },
];

describe('ComponentFilter', () => {
  it('filters the components by name and reports how many are left', async () => {
    render(<ComponentFilter groups={GROUPS} />);
    expect(screen.getByRole('status')).toHaveTextContent('3 pages');
    await userEvent.type(screen.getByRole('searchbox', { name: 'Filter by name' }), 'rat');
    expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Rating']);
    expect(screen.queryByRole('heading', { name: 'Lab' })).not.toBeInTheDocument();
    expect(screen.getByRole('status')).toHaveTextContent('1 page');
  });

  it('says what to do if nothing matches', async () => {
    render(<ComponentFilter groups={GROUPS} />);
    await userEvent.type(screen.getByRole('searchbox'), 'carousel ');
    expect(screen.getByText(/^No component is called “carousel”/)).toBeVisible();
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
  });
});
