/** @jest-environment ./test/unit/jsdom-environment.ts */
import fs from 'node:fs';
import path from 'node:path';

const CSS = fs.readFileSync(path.join(__dirname, 'classic-theme.css'), 'utf8');

it.each(['light', 'dark'])('shows the image for the color mode %s only', (mode) => {
  document.documentElement.dataset.theme = mode;
  document.head.innerHTML = `<style>${CSS}</style>`;
  document.body.innerHTML = [
    '<img alt="light" src="/assets/images/light-3f2a.png#gh-light-mode-only" />',
    '<img alt="dark" src="data:image/png;base64,AA#gh-dark-mode-only" />',
    '<img alt="both" src="/img/both.png" />',
  ].join('');
  const shown = [...document.images].filter((image) => getComputedStyle(image).display !== 'none');
  expect(shown.map(({ alt }) => alt)).toEqual([mode, 'both']);
});
