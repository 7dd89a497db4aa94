import * as z from 'zod';

/** What a reader may have set; every demo is checked in each. */
export const CONDITIONS = [
  ...(['light', 'dark', 'rtl', 'compact', 'forced-colors'] as const),
  ...(['text-200', 'text-spacing', 'width-320', 'reduced-motion'] as const),
] as const;

const condition = z.enum(CONDITIONS).meta({
  id: 'condition',
  description:
    'light: the default appearance, left to right, 1280 px wide. The others each change one thing: dark color mode, right-to-left layout, compact density, forced colors, text at 200 %, text spacing of WCAG 1.4.12, a window of 320 px, reduced motion.',
});

const date = z
  .string()
  .regex(/^\d{4}-\d\d-\d\d$/)
  .meta({ description: 'Day of the check, in UTC, such as 2026-11-27.' });

const selector = z
  .string()
  .regex(/./)
  .meta({ description: 'CSS selector of the element inside the demo.' });

const demoName = z
  .string()
  .regex(/^[A-Za-z][\w-]*$/)
  .meta({ description: 'Name of the demo, which is also its anchor on the page.' });

/** Names a file or a folder, so it can't leave its own. */
const id = z.string().regex(/^\w[\w.+-]*$/);

const count = z.int().nonnegative();

const engine = z.strictObject({
  ran: z.boolean().meta({
    description: 'Whether the demo rendered without an error of its own or of the browser.',
  }),
  date,
  version: z.string().meta({ description: 'Name and version of the browser.' }),
  error: z.string().optional().meta({ description: 'The first error, if it did not run.' }),
});

const demo = z
  .strictObject({
    name: demoName,
    inputs: z
      .string()
      .regex(/^[0-9a-f]{16}$/)
      .meta({
        description:
          'Hash of what the results depend on: the source of the demo and of the modules next to it, the versions of the packages it imports, its provider, the conditions and the checks.',
      }),
    date,
    browser: z.string().meta({ description: 'Name and version of the browser.' }),
    axe: z.string().meta({ description: 'Version of axe-core.' }),
    passed: z.array(condition).meta({
      description: 'Conditions without a failure, in the order of the definition.',
    }),
    focus: z
      .strictObject({
        stops: count.meta({ description: 'Elements that the Tab key reaches.' }),
        invisible: z
          .array(selector)
          .meta({ description: 'Those that look the same with and without the focus.' }),
      })
      .meta({ description: 'Result of pressing Tab from start to end, in `light`.' }),
    controls: z
      .strictObject({
        count: count.meta({ description: 'Controls in the accessibility tree.' }),
        unnamed: z.array(selector).meta({ description: 'Those without an accessible name.' }),
      })
      .meta({ description: 'The controls that are shown initially.' }),
    engines: z
      .strictObject({
        chromium: engine.optional(),
        firefox: engine.optional(),
        webkit: engine.optional(),
      })
      .meta({ description: 'The engines in which the demo was started; absent if not tested.' }),
  })
  .meta({ id: 'demo', description: 'The results of a demo.' });

const failure = z
  .strictObject({
    rule: z
      .string()
      .regex(/^[a-z0-9-]+$/)
      .meta({
        description:
          'An axe rule, or one of these checks: focus-visible, control-name, reflow, text-clipped, motion.',
      }),
    criteria: z
      .array(z.string().regex(/^\d\.\d\.\d+$/))
      .min(1)
      .meta({ description: 'WCAG success criteria that the rule tests, such as 1.4.3.' }),
    impact: z.enum(['minor', 'moderate', 'serious', 'critical']),
    summary: z.string().regex(/./).meta({ description: 'What is wrong, in one line.' }),
    demo: demoName,
    node: selector,
    conditions: z.array(condition).min(1).meta({ description: 'Those in which it occurs.' }),
    owner: z.enum(['site', 'library']).meta({
      description:
        "library: the node also fails on a page with only the library's provider. site: it doesn't, or the demo's code is responsible.",
    }),
    reason: z.string().regex(/./).meta({ description: 'Why it belongs to the owner.' }),
  })
  .meta({ id: 'failure', description: 'One element that fails one rule.' });

const keyboardRow = z
  .strictObject({
    keys: z
      .string()
      .regex(/./)
      .meta({ description: "The row's first cell, as plain text, such as `Delete, Backspace`." }),
    action: z.string().regex(/./).meta({ description: "The row's second cell, as plain text." }),
    result: z.enum(['passed', 'failed', 'not executed']).meta({
      description: 'not executed: no test presses these keys, or the tests have not run.',
    }),
    tests: z
      .array(z.string())
      .meta({ description: 'Titles of the tests that press the keys; empty if there are none.' }),
  })
  .meta({ id: 'keyboardRow', description: "A row of the page's keyboard table." });

/** Evidence of a component page in one version, as published. */
export const evidence = z
  .strictObject({
    page: z
      .string()
      .regex(/^\//)
      .meta({ description: "The page's path, such as /components/chip/." }),
    product: id.meta({ description: "The product's id, such as my-library." }),
    version: id.meta({ description: 'The version that the page documents.' }),
    component: z
      .string()
      .regex(/^[a-z0-9-]+$/)
      .meta({ description: 'Name of the file, such as chip.' }),
    packages: z
      .record(z.string(), z.string())
      .meta({ description: 'Version of each package of the library that the demos import.' }),
    demos: z.array(demo).meta({ description: "In the page's order." }),
    failures: z.array(failure).meta({
      description: "By demo in the page's order, then rule, then node; empty if there are none.",
    }),
    keyboard: z
      .strictObject({
        date: date.optional().meta({ description: 'Day of the tests; absent if none has run.' }),
        browser: z.string().optional(),
        rows: z.array(keyboardRow).meta({ description: "In the page's order." }),
      })
      .meta({ description: "The page's keyboard tables; no rows if it has none." }),
  })
  .meta({ description: 'Accessibility evidence of a component page.' });
