/** @jest-environment ./test/unit/jsdom-environment.ts */
import userEvent from '@testing-library/user-event';
import { dismissDetails } from './dismiss-details';

let details: HTMLDetailsElement;
let end: () => void;

const find = (selector: string) => document.querySelector<HTMLElement>(selector)!;

beforeEach(() => {
  document.body.innerHTML =
    '<details open><summary tabindex="0">List</summary><p>Text</p><a href="#a">A</a></details><a id="next" href="#b">B</a>';
  details = document.querySelector('details')!;
  end = dismissDetails(details);
});

afterEach(() => end());

it('closes with Escape and restores focus', async () => {
  find('a').focus();
  await userEvent.keyboard('{Escape}');
  expect(details.open).toBe(false);
  expect(document.activeElement).toBe(find('summary'));
});

it('closes when focus moves elsewhere', async () => {
  find('a').focus();
  await userEvent.tab();
  expect(document.activeElement).toBe(find('#next'));
  expect(details.open).toBe(false);
});

it('closes on a click outside', async () => {
  await userEvent.click(document.body);
  expect(details.open).toBe(false);
});

it("stays open on a click inside that doesn't move focus", async () => {
  find('a').focus();
  await userEvent.click(find('p'));
  expect(details.open).toBe(true);
});

it('ignores other keys, and Escape when closed', async () => {
  find('a').focus();
  await userEvent.keyboard('x');
  expect(details.open).toBe(true);
  details.open = false;
  find('#next').focus();
  await userEvent.keyboard('{Escape}');
  expect(document.activeElement).toBe(find('#next'));
});

it('stops listening', async () => {
  end();
  await userEvent.click(document.body);
  expect(details.open).toBe(true);
});
