/** @jest-environment ./test/unit/jsdom-environment.ts */
import { siteClick } from './site-clicks';

const SOURCE = 'demos/docs-material/components/button/BasicButtons';

it.each([
  [
    'a demo toggle that expands the code',
    `<div data-source="${SOURCE}"><button data-stop="toggle" aria-expanded="false"><b></b></button></div>`,
    { category: 'demo', action: 'expand', label: SOURCE },
  ],
  [
    'a demo toggle that collapses the code',
    `<div data-source="${SOURCE}"><button data-stop="toggle" aria-expanded="true"><b></b></button></div>`,
    { category: 'demo', action: 'collapse', label: SOURCE },
  ],
  [
    'the copy button of a demo',
    `<div data-source="${SOURCE}"><button data-stop="copy" data-copy=""><b></b></button></div>`,
    { category: 'copy', action: 'click', label: SOURCE },
  ],
  [
    'the copy button of a code block',
    '<button data-copy=""><b></b></button>',
    { category: 'copy', action: 'click', label: '/' },
  ],
  [
    'a page in the sidebar',
    '<nav data-sidebar="docs-material"><a href="/material-ui/react-card/?a#b"><b></b></a></nav>',
    { category: 'sidebar', action: 'click', label: '/material-ui/react-card/' },
  ],
  [
    'a group in the sidebar',
    '<nav data-sidebar="docs-material"><a role="button" href="/material-ui/react-card/"><b></b></a></nav>',
    { category: 'sidebar', action: 'toggle', label: '/material-ui/react-card/' },
  ],
  [
    'the search button',
    '<button aria-haspopup="dialog" aria-keyshortcuts="Control+K Meta+K /"><b></b></button>',
    { category: 'search', action: 'open', label: '' },
  ],
  [
    'a search result',
    '<a role="option" href="/joy-ui/react-card/#sizes"><b></b></a>',
    { category: 'search', action: 'result', label: '/joy-ui/react-card/' },
  ],
  [
    'a link to another site',
    '<a href="https://www.w3.org/WAI/?reader=me#x"><b></b></a>',
    { category: 'link', action: 'outbound', label: 'https://www.w3.org/WAI/' },
  ],
  [
    'an ad, which is counted by its slot',
    '<section data-shown="own"><a href="https://www.w3.org/"><b></b></a></section>',
    null,
  ],
  ['a link with the URL of this site', '<a href="http://localhost/a/"><b></b></a>', null],
  ['a link to a page', '<a href="/a/"><b></b></a>', null],
  ['another button', '<button><b></b></button>', null],
])('describes a click on %s', (_, html, event) => {
  document.body.innerHTML = html;
  expect(siteClick(document.querySelector('b')!)).toEqual(event);
});
