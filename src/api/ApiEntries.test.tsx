/** @jest-environment ./test/unit/jsdom-environment.ts */
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { apiViews, resetSettings } from '@site/src/reader/settings';
import { ApiEntries } from './ApiEntries';
import { restoreScript } from './restore-script';
import type { ApiEntry, ApiPageData } from './types';

const collectAnchor = jest.fn();
let hash = '';

// Docusaurus generates these modules during bundling.
jest.mock('@docusaurus/router', () => ({ useLocation: () => ({ hash }) }), { virtual: true });
jest.mock('@docusaurus/useBrokenLinks', () => () => ({ collectAnchor }), { virtual: true });

function entry(name: string, given: Partial<ApiEntry> = {}): ApiEntry {
  return { id: `button-prop-${name}`, name, type: 'boolean', text: '', ...given };
}

const DATA: ApiPageData = {
  name: 'Button',
  props: [
    entry('action', { required: true, text: 'Runs <code>it</code>.' }),
    entry('ripple', { deprecated: 'Use <code>color</code>.' }),
    entry('color', { type: "'a' | …", fullType: "'a' | 'b'", default: "'a'" }),
    ...['size', 'sx', 'variant'].map((name) => entry(name)),
  ],
  inherited: [],
  slots: [],
  classes: [{ id: 'button-classes-Mui-on', name: 'Mui-on', isState: true, text: 'State.' }],
};

function row(name: string): HTMLElement {
  return document.getElementById(`button-prop-${name}`)!;
}

function details(name: string): Element {
  return row(name).querySelector('[data-details]')!;
}

beforeEach(() => {
  localStorage.clear();
  hash = '';
  Element.prototype.scrollIntoView = jest.fn();
});

describe('ApiEntries', () => {
  it('shows every fact of a prop and registers its anchor with the link checker', () => {
    render(<ApiEntries kind="props" data={DATA} />);
    expect(within(row('action')).getByText('Required')).toBeInTheDocument();
    expect(screen.getAllByText(/^(Required|Optional)$/)).toHaveLength(1);
    expect(row('color')).toHaveTextContent("'a' | 'b'");
    expect(within(row('ripple')).getByText('Deprecated')).toBeInTheDocument();
    expect(row('ripple')).toHaveTextContent('Use color.');
    expect(collectAnchor).toHaveBeenCalledWith('button-prop-action');
  });

  it('lets long identifiers break between their words only', () => {
    const [name, short] = ['shouldDisableEverySecondMonth', 'columnFilterDebounceMs'];
    render(<ApiEntries kind="props" data={{ ...DATA, props: [entry(name), entry(short)] }} />);
    expect(row(name).querySelector('code')!.innerHTML).toBe(
      'should<wbr>Disable<wbr>Every<wbr>Second<wbr>Month',
    );
    expect(row(short).querySelector('code')!.innerHTML).toBe(short);
  });

  it('is a table with column headers in every view', async () => {
    render(<ApiEntries kind="props" data={DATA} />);
    await userEvent.selectOptions(screen.getByRole('combobox'), 'Expanded list');
    const table = screen.getByRole('table', { name: 'Props of Button' });
    expect(
      within(table)
        .getAllByRole('columnheader')
        .map(({ textContent }) => textContent),
    ).toEqual(['Name', 'Type', 'Default', 'Description']);
    expect(within(row('action')).getByRole('rowheader')).toHaveAccessibleName('action');
  });

  it('names its controls after the list', () => {
    render(<ApiEntries kind="props" data={DATA} />);
    expect(screen.getByRole('combobox')).toHaveAccessibleName('View: Props of Button');
    expect(screen.getByRole('searchbox')).toHaveAccessibleName('Filter props: Props of Button');
  });

  it('omits the default column if no row has a default', () => {
    render(<ApiEntries kind="classes" data={DATA} />);
    expect(screen.queryByRole('columnheader', { name: 'Default' })).toBeNull();
    expect(screen.getByText('State class')).toBeInTheDocument();
  });

  it('remembers the view and collapses rows in the collapsed view', async () => {
    const { unmount } = render(<ApiEntries kind="props" data={DATA} />);
    await userEvent.selectOptions(screen.getByRole('combobox'), 'Collapsed list');
    expect(localStorage.getItem('apiPage_props')).toBe('collapsed');
    expect(details('size')).toHaveAttribute('hidden');
    unmount();
    render(<ApiEntries kind="props" data={DATA} />);
    expect(screen.getByRole('combobox')).toHaveDisplayValue('Collapsed list');
    expect(details('size')).toHaveAttribute('hidden');
  });

  it('follows other tabs, and returns to the table when the settings are reset', async () => {
    render(<ApiEntries kind="props" data={DATA} />);
    localStorage.setItem('apiPage_props', 'collapsed');
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'apiPage_props' })));
    expect(screen.getByRole('combobox')).toHaveDisplayValue('Collapsed list');
    expect(details('size')).toHaveAttribute('hidden');
    act(resetSettings);
    expect(screen.getByRole('combobox')).toHaveDisplayValue('Table');
    expect(details('size')).not.toHaveAttribute('hidden');
    expect(localStorage).toHaveLength(0);
  });

  it('expands a row by its button or by find in page', async () => {
    localStorage.setItem('apiPage_props', 'collapsed');
    render(<ApiEntries kind="props" data={DATA} />);
    const button = screen.getByRole('button', { name: 'Details of size' });
    expect(button).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(button);
    expect(button).toHaveAttribute('aria-expanded', 'true');
    expect(details('size')).not.toHaveAttribute('hidden');
    act(() => void details('sx').dispatchEvent(new Event('beforematch', { bubbles: true })));
    expect(details('sx')).not.toHaveAttribute('hidden');
  });

  it("highlights and expands the row in the URL's fragment", () => {
    localStorage.setItem('apiPage_props', 'collapsed');
    hash = '#button-prop-sx';
    render(<ApiEntries kind="props" data={DATA} />);
    expect(row('sx')).toHaveAttribute('data-target');
    expect(details('sx')).not.toHaveAttribute('hidden');
    expect(details('size')).toHaveAttribute('hidden');
  });

  it.each(['#"],*{', '#size', `#${'x"\\'.repeat(100_000)}`])(
    'searches for the fragment %.8s only among ids, not as a selector',
    (fragment) => {
      hash = fragment;
      const query = jest.spyOn(Element.prototype, 'querySelector');
      render(<ApiEntries kind="props" data={DATA} />);
      expect(query.mock.calls.filter(([selector]) => selector.length > 100)).toEqual([]);
      query.mockRestore();
      expect(row('sx')).not.toHaveAttribute('data-target');
    },
  );

  it("ignores a fragment that can't be decoded", () => {
    hash = '#%E0%A4%A';
    render(<ApiEntries kind="props" data={DATA} />);
    expect(row('sx')).not.toHaveAttribute('data-target');
  });

  it('filters the rows and announces how many match', async () => {
    render(<ApiEntries kind="props" data={DATA} />);
    await userEvent.type(screen.getByRole('searchbox'), 'runs');
    expect(screen.getByRole('status')).toHaveTextContent('1 prop matches');
    expect(row('action')).toBeVisible();
    expect(row('size')).not.toBeVisible();
  });

  it('sorts the rows while they are filtered', async () => {
    render(<ApiEntries kind="props" data={DATA} />);
    const order = () =>
      screen
        .getAllByRole('row')
        .slice(1)
        .map(({ id }) => id.split('-').pop());
    const initial = order();
    await userEvent.type(screen.getByRole('searchbox'), 'color');
    expect(order()).toEqual(['color', 'ripple']);
    await userEvent.clear(screen.getByRole('searchbox'));
    expect(order()).toEqual(initial);
  });

  it('copies the link to a row', async () => {
    const user = userEvent.setup();
    render(<ApiEntries kind="props" data={DATA} />);
    await user.click(screen.getByRole('button', { name: 'Copy link to size' }));
    expect(await navigator.clipboard.readText()).toBe('http://localhost/#button-prop-size');
    expect(await screen.findByText('Link copied')).toBeInTheDocument();
  });
});

describe('restoreScript', () => {
  function runScript() {
    const script = document.createElement('script');
    script.textContent = restoreScript(apiViews.props);
    screen.getByRole('table').after(script);
  }

  it('changes the HTML in the same way as the component', () => {
    render(<ApiEntries kind="props" data={DATA} />);
    localStorage.setItem('apiPage_props', 'collapsed');
    runScript();
    expect(screen.getByRole('table')).toHaveAttribute('data-view', 'collapsed');
    expect(details('size')).toHaveAttribute('hidden');
  });

  it.each([
    { start: 'at the top', atTop: true, view: null, skips: true },
    { start: 'elsewhere', atTop: false, view: null, skips: false },
    { start: 'at the top of a list', atTop: true, view: 'expanded', skips: false },
  ])('skips rows for readers who start $start: $skips', ({ atTop, view, skips }) => {
    document.documentElement.toggleAttribute('data-skips', atTop);
    if (view !== null) {
      localStorage.setItem('apiPage_props', view);
    }
    render(<ApiEntries kind="props" data={DATA} />);
    runScript();
    expect('skips' in screen.getByRole('table').dataset).toBe(skips);
  });
});
