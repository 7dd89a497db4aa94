/** @jest-environment jsdom */
import { rememberClick } from './click-memory';

let host: HTMLElement;

beforeEach(() => {
  document.body.innerHTML =
    '<div id="host"><button><b>One</b></button><a href="#x">Two</a><i>-</i></div>';
  host = document.getElementById('host')!;
});

function find(selector: string): HTMLElement {
  return host.querySelector<HTMLElement>(selector)!;
}

/** Listens after the memory, as a demo that has just come to life. */
function countClicks(selector: string) {
  const listener = jest.fn();
  find(selector).addEventListener('click', listener);
  return listener;
}

it('replays the last click, once, on the control around its target', () => {
  const replay = rememberClick(host);
  find('a').click();
  find('b').click();
  const onButton = countClicks('button');
  const onLink = countClicks('a');
  replay();
  replay();
  expect(onButton).toHaveBeenCalledTimes(1);
  expect(onLink).not.toHaveBeenCalled();
  expect(document.activeElement).toBe(find('button'));
});

it('replays nothing when nobody clicked', () => {
  const replay = rememberClick(host);
  const onButton = countClicks('button');
  replay();
  expect(onButton).not.toHaveBeenCalled();
});

it('remembers no click that is made after the replay', () => {
  const replay = rememberClick(host);
  replay();
  find('button').click();
  const onButton = countClicks('button');
  replay();
  expect(onButton).not.toHaveBeenCalled();
});

it('leaves a click beside every control alone', () => {
  const replay = rememberClick(host);
  find('i').click();
  const onText = countClicks('i');
  replay();
  expect(onText).not.toHaveBeenCalled();
});

it('leaves a control alone that is no longer in the page', () => {
  const replay = rememberClick(host);
  const button = find('button');
  button.click();
  const onButton = countClicks('button');
  button.remove();
  replay();
  expect(onButton).not.toHaveBeenCalled();
});
