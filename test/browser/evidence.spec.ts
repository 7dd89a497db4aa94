import { expect, test } from '@playwright/test';
import type { Page } from '@playwright/test';
import { checkOpen, DemoWindow, lookOfDocument, mergeFailures } from 'accessibility-evidence/check';

// Demos that are broken on purpose.

const PATH = '/evidence-fixture/';

const page = (demo: string) => `<!doctype html><html lang="en" data-theme="light" dir="ltr"><head>
<title>Fixture</title><link rel="icon" href="data:,"><style>
body { margin: 0; background: white }
[data-theme='dark'] body { background: black; color: white }
button { min-width: 40px; min-height: 40px }
</style></head><body><main id="frame">${demo}</main></body></html>`;

const openTab = (tab: Page, url: string) =>
  DemoWindow.create(tab, { url, applyLook: lookOfDocument('data-theme') });

const GOOD = '<p>Order 1042 is paid.</p><button>Print</button>';

const BROKEN: Record<string, { demo: string; failure: Record<string, unknown> }> = {
  'text without contrast in dark mode': {
    demo: '<p style="color: #333">Order 1042</p>',
    failure: { rule: 'color-contrast', criteria: ['1.4.3'], node: 'p', conditions: ['dark'] },
  },
  'a button without a name': {
    demo: '<button></button>',
    failure: { rule: 'button-name', criteria: ['4.1.2'], node: 'button' },
  },
  'a name that differs from the visible text': {
    demo: '<button aria-label="Send">Print</button>',
    failure: { rule: 'label-content-name-mismatch', criteria: ['2.5.3'] },
  },
  'a link without a visible focus': {
    demo: '<a href="#order" style="outline: none">Order 1042</a>',
    failure: { rule: 'focus-visible', criteria: ['2.4.7'], node: 'a', conditions: ['light'] },
  },
  'targets that are too small and too close': {
    demo: '<style>i { display: block; width: 12px; height: 12px }</style><div style="display: flex"><i role="button" tabindex="0" aria-label="A"></i><i role="button" tabindex="0" aria-label="B"></i></div>',
    failure: { rule: 'target-size', criteria: ['2.5.8'] },
  },
  'text that is cut off at twice its size': {
    demo: '<div style="height: 1.5em; font-size: 16px"><p style="margin: 0; height: 24px; overflow: hidden; font-size: 1rem">Order 1042 is paid.</p></div>',
    failure: { rule: 'text-clipped', criteria: ['1.4.4'], node: 'p' },
  },
  'content that is wider than a phone': {
    demo: '<div style="width: 600px">Order 1042 is paid.</div>',
    failure: { rule: 'reflow', criteria: ['1.4.10'], node: 'div', conditions: ['width-320'] },
  },
  'motion that ignores the setting': {
    demo: '<style>@keyframes turn { to { rotate: 1turn } }</style><div style="width: 40px; height: 40px; animation: turn 1s infinite">·</div>',
    failure: { rule: 'motion', criteria: ['2.2.2'], node: 'div', conditions: ['reduced-motion'] },
  },
};

async function failuresOf(demo: DemoWindow, html: string, alone = true) {
  await demo.page.unroute(`**${PATH}`);
  await demo.page.route(`**${PATH}`, (route) =>
    route.fulfill({ body: page(html), contentType: 'text/html' }),
  );
  await demo.open({ path: PATH, selector: '#frame', alone });
  const { found, focus, controls } = await checkOpen(demo);
  return { failures: mergeFailures('Fixture', found), focus, controls };
}

test('the evidence of a correct demo has no failures', async ({ page: tab, baseURL }) => {
  const demo = await openTab(tab, baseURL!);
  expect(await failuresOf(demo, GOOD)).toEqual({
    failures: [],
    focus: { stops: 1, invisible: [] },
    controls: { count: 1, unnamed: [] },
  });
});

for (const [title, { demo: html, failure }] of Object.entries(BROKEN)) {
  test(`the evidence reports ${title}`, async ({ page: tab, baseURL }) => {
    const demo = await openTab(tab, baseURL!);
    const { failures } = await failuresOf(demo, html);
    expect(failures).toContainEqual(expect.objectContaining(failure));
  });
}
