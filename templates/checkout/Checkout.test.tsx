/** @jest-environment ./test/unit/jsdom-environment.ts */
import { configure, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expectMessage } from '../testing/expectMessage';
import { renderTemplate } from '../testing/renderTemplate';
import Checkout from './Checkout';
import { CART, DELIVERY_OPTIONS } from './data';
import { paymentValidators } from './payment';
import { formatCents, totalsOf } from './totals';

// Whether an element is hidden takes long to find out, and nothing is hidden on this page.
configure({ defaultHidden: true });
jest.setTimeout(60_000);

const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
const field = (label: RegExp) =>
  screen.getByLabelText<HTMLInputElement>(label, { selector: 'input' });
const heading = (name: string) => screen.findByRole('heading', { name });

async function enter(label: RegExp, text: string) {
  await userEvent.clear(field(label));
  await userEvent.click(field(label));
  await userEvent.paste(text);
}

async function fillAddress() {
  await enter(/^Name/, 'A reader');
  await enter(/^Email/, 'reader@example.com');
  await enter(/^Street/, 'Mill Lane 4');
  await enter(/^Postcode/, '10115');
  await enter(/^City/, 'Sample City');
  await userEvent.click(screen.getByRole('combobox', { name: /Country/ }));
  await userEvent.click(await screen.findByRole('option', { name: 'Austria' }));
}

async function fillCard(number: string) {
  await enter(/^Card number/, number);
  await enter(/^Valid until/, '12/49');
  await enter(/^Security code/, '123');
}

async function goToPayment() {
  await fillAddress();
  await press('Continue to delivery');
  await heading('How fast?');
  await press('Continue to payment');
  await heading('How do you want to pay?');
}

async function goToReview(card: string) {
  await goToPayment();
  await fillCard(card);
  await press('Continue to review');
  await heading('Is everything right?');
}

describe('the page', () => {
  beforeEach(() => {
    renderTemplate(Checkout);
  });

  it('reports every empty field of the address and focuses the first', async () => {
    await press('Continue to delivery');
    expectMessage(/^Name/, /^Enter the name/);
    expectMessage(/^Email/, /^Enter your email address/);
    expectMessage(/^Street/, /^Enter the street/);
    expectMessage(/^Postcode/, /^Enter the postcode/);
    expectMessage(/^City/, /^Enter the city/);
    expect(screen.getByText('Choose a country.')).toBeTruthy();
    expect(document.activeElement).toBe(field(/^Name/));
  });

  it('rejects a malformed postcode and email address', async () => {
    await enter(/^Postcode/, '?');
    await enter(/^Email/, 'reader');
    await userEvent.tab();
    expectMessage(/^Postcode/, /3 to 10 letters and digits/);
    expectMessage(/^Email/, /with an @/);
  });

  it('keeps all input when going back and forth', async () => {
    await fillAddress();
    await press('Continue to delivery');
    expect(document.activeElement).toBe(await heading('How fast?'));
    await userEvent.click(screen.getByRole('radio', { name: /Express/ }));
    await press('Continue to payment');
    await fillCard('4111 1111 1111 1111');
    await press('Back');
    expect(screen.getByRole<HTMLInputElement>('radio', { name: /Express/ }).checked).toBe(true);
    await press('Back');
    expect(field(/^Street/).value).toBe('Mill Lane 4');
    await press('Continue to delivery');
    await heading('How fast?');
    await press('Continue to payment');
    expect(field(/^Card number/).value).toBe('4111 1111 1111 1111');
  });

  it('reports wrong card details, and none for an invoice', async () => {
    await goToPayment();
    await press('Continue to review');
    expectMessage(/^Card number/, /number on the front/);
    expectMessage(/^Valid until/, /as on the card/);
    expectMessage(/^Security code/, /3 or 4 digits/);
    await userEvent.click(screen.getByRole('radio', { name: /Invoice/ }));
    await press('Continue to review');
    await heading('Is everything right?');
    expect(screen.getByText('Invoice')).toBeTruthy();
  });

  it('reviews the order, returns to a part of it and places it', async () => {
    await goToReview('4111 1111 1111 1111');
    expect(screen.getByText('Card ending in 1111')).toBeTruthy();
    await press('Change address');
    await enter(/^City/, 'Elsewhere');
    await press('Continue to delivery');
    await heading('How fast?');
    await press('Continue to payment');
    await press('Continue to review');
    expect(await screen.findByText('10115 Elsewhere')).toBeTruthy();
    await press(/^Place order for €27\.40/);
    const title = await heading('Order S-2048 is placed');
    expect(document.activeElement).toBe(title);
    await press('Start another order');
    expect(field(/^Name/).value).toBe('');
  });

  it('reports a declined card, and places the order with another', async () => {
    await goToReview('4000 0000 0000 0002');
    await press(/^Place order/);
    expect((await screen.findByRole('alert')).textContent).toMatch(/declined the card/);
    await userEvent.click(
      within(screen.getByRole('navigation', { name: 'Steps' })).getByText('Payment'),
    );
    await enter(/^Card number/, '4111111111111111');
    await press('Continue to review');
    await heading('Is everything right?');
    await press(/^Place order/);
    expect(await heading('Order S-2048 is placed')).toBeTruthy();
  });

  it('changes quantities, and keeps at least one', async () => {
    const less = () =>
      screen.getByRole<HTMLButtonElement>('button', { name: 'One less: Chard, red' });
    expect(less().disabled).toBe(true);
    await press('One more: Chard, red');
    expect(less().disabled).toBe(false);
    expect(screen.getByText('€30.60')).toBeTruthy();
  });
});

it('adds up articles and delivery', () => {
  const { articles, total } = totalsOf(CART, DELIVERY_OPTIONS[1]!);
  expect([articles, total].map(formatCents)).toEqual(['€24.50', '€33.40']);
});

const card = { method: 'card', cardNumber: '', expiry: '', securityCode: '' };

it.each([
  ['1234', /13 to 19 digits/],
  ['4111 1111 1111 1112', /typo/],
])('rejects the card number %s', (number, message) => {
  expect(paymentValidators.cardNumber(number, card)).toMatch(message);
});

it.each([
  ['13/40', /month and year/],
  ['01/20', /expired/],
])('rejects the date %s', (date, message) => {
  expect(paymentValidators.expiry(date, card)).toMatch(message);
});
