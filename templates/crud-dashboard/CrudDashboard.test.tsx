/** @jest-environment ./test/unit/jsdom-environment.ts */
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expectMessage } from '../testing/expectMessage';
import type CrudDashboardPage from './CrudDashboard';
import { SAMPLE_RECORDS } from './data';
import { STORAGE_KEY } from './equipmentStore';

jest.mock('./latency', () => ({ LATENCY: 0 }));
// After the globals that it needs.
const { default: CrudDashboard } = jest.requireActual<{ default: typeof CrudDashboardPage }>(
  './CrudDashboard',
);

// A wide window with a mouse.
window.matchMedia = (query) =>
  ({
    matches: query.includes('pointer'),
    addListener() {},
    removeListener() {},
    addEventListener() {},
    removeEventListener() {},
  }) as unknown as MediaQueryList;
window.scrollTo = () => {};

jest.setTimeout(60_000);

const sample = SAMPLE_RECORDS[0]!;
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const field = (label: RegExp) => screen.getByLabelText(label, { selector: 'input' });
const stored = () => JSON.parse(localStorage.getItem(STORAGE_KEY)!) as { name: string }[];
const names = () => stored().map(({ name }) => name);

function open(hash = '') {
  window.location.hash = hash;
  return render(<CrudDashboard />);
}

async function enter(label: RegExp, text: string) {
  await userEvent.clear(field(label));
  await userEvent.click(field(label));
  await userEvent.paste(text);
}

beforeEach(() => localStorage.clear());
afterEach(() => jest.restoreAllMocks());

describe('the list', () => {
  it('shows that it loads, then all records', async () => {
    open();
    const grid = screen.getByRole('grid', { name: 'Equipment' });
    expect(screen.getByRole('status').textContent).toBe('Loading records…');
    for (const { name } of SAMPLE_RECORDS) {
      expect(await within(grid).findByRole('link', { name })).toBeTruthy();
    }
    expect(screen.getByRole('status').textContent).toBe(`${SAMPLE_RECORDS.length} records`);
  });

  it('follows changes in other tabs', async () => {
    open();
    expect(await screen.findByRole('link', { name: sample.name })).toBeTruthy();
    const added = { ...sample, id: '99', name: 'Cable drum' };
    // What a tab receives after another one stored a record.
    localStorage.setItem(STORAGE_KEY, JSON.stringify([added]));
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: STORAGE_KEY })));
    expect(await screen.findByRole('link', { name: 'Cable drum' })).toBeTruthy();
    expect(screen.queryByRole('link', { name: sample.name })).toBeNull();
  });

  it('shows the stored records after a reload', async () => {
    localStorage.setItem(STORAGE_KEY, JSON.stringify([{ ...sample, name: 'Tripod' }]));
    open();
    expect(await screen.findByRole('link', { name: 'Tripod' })).toBeTruthy();
    expect(screen.queryByRole('link', { name: sample.name })).toBeNull();
  });

  it('offers to add the first record to an empty register', async () => {
    localStorage.setItem(STORAGE_KEY, '[]');
    open();
    expect(await screen.findByRole('heading', { name: 'The register is empty' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Add the first' }).getAttribute('href')).toBe('#/new');
  });

  it.each(['{', '{}', '[{"id":"1"}]'])('recovers from the stored value %s', async (value) => {
    localStorage.setItem(STORAGE_KEY, value);
    open();
    expect((await screen.findByRole('alert')).textContent).toMatch(
      /template-equipment.*isn’t a list/,
    );
    await press('Try again');
    expect(await screen.findByRole('alert')).toBeTruthy();
    expect(localStorage.getItem(STORAGE_KEY)).toBe(value);
    await press('Replace with sample records');
    expect(await screen.findByRole('link', { name: sample.name })).toBeTruthy();
    expect(names()).toHaveLength(SAMPLE_RECORDS.length);
  });
});

describe('adding', () => {
  it('reports every invalid field and stores nothing', async () => {
    open('#/new');
    await enter(/^Price/, '-3');
    await press('Add');
    expectMessage(/^Name/, /^Enter a name\.$/);
    expectMessage(/^Location/, /^Enter where/);
    expectMessage(/^Purchased/, /^Enter the date/);
    expectMessage(/^Price/, /number with at most two decimals/);
    expect(screen.getByText('Choose a category.')).toBeTruthy();
    expect(document.activeElement).toBe(field(/^Name/));
    expect(localStorage.getItem(STORAGE_KEY)).toBeNull();
  });

  it('rejects a long name and a date in the future', async () => {
    open('#/new');
    await enter(/^Name/, 'n'.repeat(61));
    await enter(/^Purchased/, '2999-01-01');
    await userEvent.tab();
    expectMessage(/^Name/, /60 characters. It has 61/);
    expectMessage(/^Purchased/, /isn’t in the future/);
  });

  async function fill() {
    await enter(/^Name/, ' Tripod ');
    await userEvent.click(screen.getByRole('combobox', { name: /Category/ }));
    await userEvent.click(await screen.findByRole('option', { name: 'Tool' }));
    await enter(/^Location/, 'Shelf 1');
    await enter(/^Purchased/, '2024-02-29');
    await enter(/^Price/, '89,50');
  }

  it('stores a record, shows it and keeps it after a reload', async () => {
    const { unmount } = open('#/new');
    await fill();
    await press('Add');
    await heading('Tripod');
    expect(screen.getByText('€89.50')).toBeTruthy();
    expect(screen.getByText('Tripod added')).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByRole('main'));
    unmount();
    open();
    expect(await screen.findByRole('link', { name: 'Tripod' })).toBeTruthy();
  });

  it('reports a full storage and keeps the input', async () => {
    open('#/new');
    await fill();
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    await press('Add');
    expect((await screen.findByRole('alert')).textContent).toMatch(/refused to store/);
    expect((field(/^Name/) as HTMLInputElement).value).toBe(' Tripod ');
  });
});

describe('a record', () => {
  it('is changed', async () => {
    open(`#/${sample.id}/edit`);
    await heading(`Edit ${sample.name}`);
    expect((field(/^Price/) as HTMLInputElement).value).toBe(String(sample.price));
    await enter(/^Name/, 'Camera Z');
    await press('Save');
    await heading('Camera Z');
    expect(names()).toContain('Camera Z');
    expect(names()).not.toContain(sample.name);
    expect(names()).toHaveLength(SAMPLE_RECORDS.length);
  });

  it('isn’t saved with an invalid field', async () => {
    open(`#/${sample.id}/edit`);
    await heading(`Edit ${sample.name}`);
    await enter(/^Price/, '1.999');
    await press('Save');
    expectMessage(/^Price/, /two decimals/);
    expect(localStorage.getItem(STORAGE_KEY)).toBeNull();
  });

  it('that was deleted is reported', async () => {
    open('#/999');
    expect((await screen.findByRole('alert')).textContent).toMatch(/no record 999/);
    expect(screen.getByRole('link', { name: 'Show all equipment' })).toBeTruthy();
  });

  it('is kept when the deletion is canceled', async () => {
    open(`#/${sample.id}`);
    await heading(sample.name);
    await press('Delete');
    const dialog = screen.getByRole('alertdialog', { name: `Delete ${sample.name}?` });
    expect(document.activeElement).toBe(within(dialog).getByRole('button', { name: 'Cancel' }));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(localStorage.getItem(STORAGE_KEY)).toBeNull();
  });

  it('is deleted after a confirmation', async () => {
    open(`#/${sample.id}`);
    await heading(sample.name);
    await press('Delete');
    await userEvent.click(within(screen.getByRole('alertdialog')).getByText('Delete'));
    await heading('Equipment');
    expect(screen.getByText(`${sample.name} deleted`)).toBeTruthy();
    expect(names()).toEqual(SAMPLE_RECORDS.slice(1).map(({ name }) => name));
  });

  it('is deleted from the list', async () => {
    open();
    await userEvent.click(await screen.findByLabelText(`Delete ${sample.name}`));
    await userEvent.click(within(screen.getByRole('alertdialog')).getByText('Delete'));
    await waitFor(() => expect(names()).not.toContain(sample.name));
    await waitFor(() => expect(screen.queryByRole('link', { name: sample.name })).toBeNull());
    expect(await screen.findByRole('link', { name: 'Camera B' })).toBeTruthy();
  });

  it('that another tab deleted keeps the dialog open with a message', async () => {
    open(`#/${sample.id}`);
    await heading(sample.name);
    localStorage.setItem(STORAGE_KEY, '[]');
    await press('Delete');
    const dialog = screen.getByRole('alertdialog');
    await userEvent.click(within(dialog).getByText('Delete'));
    expect((await within(dialog).findByRole('alert')).textContent).toMatch(/no record 1/);
  });

  it('is left with the browser’s back button', async () => {
    open(`#/${sample.id}`);
    await heading(sample.name);
    act(() => {
      window.location.hash = '#/';
    });
    await heading('Equipment');
  });
});
