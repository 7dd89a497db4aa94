/** @jest-environment ./test/unit/jsdom-environment.ts */
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expectMessage } from '../testing/expectMessage';
import { renderTemplate } from '../testing/renderTemplate';
import { FEATURE_GROUPS, PLANS } from './data';
import { formatEuros, parseCalendars, quote } from './prices';
import Pricing from './Pricing';

const calendars = () => screen.getByLabelText('Calendars');
const plan = (name: string) =>
  within(screen.getByRole('heading', { level: 2, name }).closest('li')!);

async function enter(text: string) {
  await userEvent.clear(calendars());
  await userEvent.type(calendars(), text);
}

describe('the page', () => {
  beforeEach(() => renderTemplate(Pricing));

  it('shows prices for the entered calendars and the chosen payment', async () => {
    expect(plan('Team').getByText('€37.50')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Monthly' }));
    expect(plan('Team').getByText('€45')).toBeTruthy();
    await enter('10');
    expect(plan('Team').getByText('€90')).toBeTruthy();
    expect(screen.getByRole('status').textContent).toMatch(
      /^Prices for 10 calendars, paid monthly/,
    );
  });

  it('keeps the payment if its button is pressed again', async () => {
    const yearly = screen.getByRole('button', { name: /^Yearly/ });
    await userEvent.click(yearly);
    expect(yearly.getAttribute('aria-pressed')).toBe('true');
  });

  it('says why a plan doesn’t fit and removes its link', async () => {
    await enter('3');
    expect(plan('Solo').getByText('Up to 1 calendar')).toBeTruthy();
    expect(plan('Branches').getByText('Starts at 5 calendars')).toBeTruthy();
    expect(plan('Solo').queryByRole('link')).toBeNull();
    await enter('1');
    expect(plan('Solo').getByRole('link', { name: 'Start for free' })).toBeTruthy();
  });

  it.each([
    ['abc', /whole number/],
    ['0', /whole number/],
    ['2.5', /whole number/],
    ['201', /at most 200/],
  ])('rejects %s calendars and keeps the last prices', async (text, message) => {
    await userEvent.clear(calendars());
    await userEvent.click(calendars());
    await userEvent.paste(text);
    expectMessage(/^Calendars/, message);
    expect(screen.getByRole('status').textContent).toMatch(/^Prices for 5 calendars/);
  });

  it('opens an answer with the keyboard', async () => {
    const question = screen.getByRole('button', { name: 'How do I cancel?' });
    act(() => question.focus());
    await userEvent.keyboard('{Enter}');
    expect(question.getAttribute('aria-expanded')).toBe('true');
  });
});

it('compares every feature in every plan', () => {
  for (const { features } of FEATURE_GROUPS) {
    features.forEach(({ values }) => expect(values).toHaveLength(PLANS.length));
  }
});

it('charges ten months for a year', () => {
  expect(quote(PLANS[1]!, 4, 'yearly')).toEqual({ perMonth: 30, perYear: 360 });
  expect(quote(PLANS[1]!, 4, 'monthly')).toEqual({ perMonth: 36, perYear: 432 });
});

it('reads numbers with blanks around them', () => {
  expect(parseCalendars(' 12 ')).toEqual({ count: 12 });
});

it('formats cents with two digits or not at all', () => {
  expect([22.5, 27, 1200].map(formatEuros)).toEqual(['€22.50', '€27', '€1,200']);
});
