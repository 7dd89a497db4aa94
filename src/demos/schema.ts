import * as z from 'zod';

const flag = z
  // Omitting the option means `false`; there's only one way to write it.
  .literal(true, { error: 'no value; omit the option to turn it off' })
  .optional();

const pixelsError = { error: 'a whole number of pixels in braces, such as {320}' };
const pixels = z.int(pixelsError).positive(pixelsError).optional();

/** Each option of a demo in MDX, in addition to its `name`. Pages import only the type. */
export const demoOptions = z.strictObject({
  bg: z
    .enum(['plain', 'outlined', 'gradient', 'inline'])
    .optional()
    .meta({ default: 'outlined', description: 'The surface behind the demo.' }),
  height: pixels.meta({
    type: '{number}',
    description: 'A fixed height in pixels, instead of the height of the content.',
  }),
  maxWidth: pixels.meta({
    type: '{number}',
    description: 'Limits the width in pixels and centers the demo.',
  }),
  hideToolbar: flag.meta({
    type: 'no value',
    description: 'Hides the toolbar and the source.',
  }),
  hideEditButton: flag.meta({
    type: 'no value',
    description: 'Hides the buttons that open the demo in an online editor.',
  }),
  defaultOpen: z.boolean().optional().meta({
    type: 'no value | {false}',
    description: 'Initially shows the complete source, or, with `{false}`, not even the preview.',
  }),
  noLiveEdit: flag.meta({
    type: 'no value',
    description: 'Disables editing the source in place.',
  }),
  framed: flag.meta({
    type: 'no value',
    description: 'Initially shows the demo in a frame, with controls for width and theme settings.',
  }),
  frameOnly: flag.meta({
    type: 'no value',
    description: 'Runs the demo only in a frame, never in the page itself. Requires `height`.',
  }),
});
