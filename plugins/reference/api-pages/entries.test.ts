import { component, prop } from '../api-reference/fixtures/component';
import { entryText, pageData } from './entries';
import { code } from './change-text';
import { markdownToHtml } from './markdown';

const html = (markdown: string) => markdownToHtml(markdown, String);

const CALLBACK = '(event: Event) => void';

describe('pageData', () => {
  it('contains only what the row of a prop shows', () => {
    const { props } = pageData(
      component({
        props: [
          prop('edge', { description: 'Like `start`.', default: 'false' }),
          prop('label', {
            required: true,
            deprecated: '',
            type: {
              text: "'a' | 'b'",
              short: "'a' | … 1 more",
              kind: 'literals',
              extendedBy: 'Own',
            },
          }),
        ],
      }),
      html,
    );
    expect(props).toEqual([
      {
        id: 'icon-button-prop-edge',
        name: 'edge',
        type: 'boolean',
        default: 'false',
        text: 'Like <code>start</code>.',
      },
      {
        id: 'icon-button-prop-label',
        name: 'label',
        type: "'a' | … 1 more",
        fullType: "'a' | 'b'",
        extendedBy: 'Own',
        required: true,
        deprecated: '',
        text: '',
      },
    ]);
  });

  it('lists deprecated props, slots and classes last', () => {
    const names = ({ name }: { name: string }) => name;
    const [old, ...others] = [{ deprecated: '' }, {}, {}].map((given, index) => ({
      ...given,
      name: 'abc'[index]!,
      description: '',
    }));
    const rows = [old!, ...others];
    const slotOf = { type: prop('a').type, default: null, className: null };
    const data = pageData(
      component({
        props: rows.map((row) => prop(row.name, row)),
        inheritedProps: rows.map((row) => ({ ...prop(row.name, row), from: 'Base' })),
        slots: rows.map((row) => ({ ...slotOf, ...row })),
        classes: rows.map(({ name, ...row }) => ({
          ...{ ...row, key: name, className: name, isGlobal: false },
        })),
      }),
      html,
    );
    expect(data.props.map(names)).toEqual(['b', 'c', 'a']);
    expect(data.inherited.map(names)).toEqual(['b', 'c', 'a']);
    expect(data.slots.map(names)).toEqual(['b', 'c', 'a']);
    expect(data.classes.map(names)).toEqual(['b', 'c', 'a']);
  });

  it('contains a signature only if it adds to the type', () => {
    const signature = (description?: string) => ({
      text: CALLBACK,
      arguments: [{ name: 'event', type: 'Event', optional: false, description }],
      returns: { type: 'void' },
    });
    const type = { text: CALLBACK, short: CALLBACK, kind: 'function' as const };
    const { props } = pageData(
      component({
        props: [
          prop('onA', { type, signature: signature() }),
          prop('onB', { type, signature: signature('The *event*.') }),
        ],
      }),
      html,
    );
    expect(props.map((one) => one.signature)).toEqual([
      undefined,
      { arguments: [{ name: 'event', type: 'Event', text: 'The <em>event</em>.' }] },
    ]);
  });

  it('contains its first version, its changes and its references', () => {
    const change = {
      ...{ name: 'edge', kind: 'deprecated' as const, deprecated: 'Use `size`.' },
      ...{ before: { default: null }, after: { default: "'a'" } },
    };
    const { props } = pageData(
      component({
        props: [
          prop('edge', {
            since: '6',
            deprecated: 'Use `size`.',
            see: ['[Here](https://a.b)'],
          }),
        ],
        changes: [{ from: '6.5.0', to: '7.3.2', slots: [], classes: [], props: [change] }],
      }),
      html,
    );
    expect(props[0]).toMatchObject({
      since: '6',
      notes: ["Deprecated in v7: default none → <code>'a'</code>."],
      see: ['<a href="https://a.b" target="_blank" rel="noopener noreferrer">Here</a>'],
    });
  });

  it('says which version removes it, first, and what to use instead', () => {
    const removed = { version: '9', instead: 'Use `size`.' };
    const change = { name: 'edge', kind: 'changed' as const, before: {}, after: {} };
    const { props, inherited } = pageData(
      component({
        props: [prop('edge', { removed })],
        inheritedProps: [{ ...prop('wide', { removed: { version: '9' } }), from: 'Base' }],
        changes: [{ from: '6.5.0', to: '7.3.2', slots: [], classes: [], props: [change] }],
      }),
      html,
    );
    expect(props[0]?.notes).toEqual([
      'Removed in version 9. Use <code>size</code>.',
      'Changed in v7.',
    ]);
    expect(inherited[0]?.notes).toEqual(['Removed in version 9.']);
  });

  it('says last in which demos a prop is used', () => {
    const { props, inherited } = pageData(
      component({
        props: [prop('edge', { removed: { version: '9' } }), prop('size')],
        inheritedProps: [{ ...prop('wide'), from: 'Base' }],
      }),
      html,
      (name) => (name === 'size' ? '' : `Used with ${name}.`),
    );
    expect(props.map(({ notes }) => notes)).toEqual([
      ['Removed in version 9.', 'Used with edge.'],
      undefined,
    ]);
    expect(inherited[0]?.notes).toEqual(['Used with wide.']);
  });

  it("distinguishes the component's classes from state classes", () => {
    const { classes } = pageData(
      component({
        classes: [
          { key: 'root', className: 'MuiIconButton-root', description: '', isGlobal: false },
          { key: 'disabled', className: 'Mui-disabled', description: '', isGlobal: true },
        ],
      }),
      html,
    );
    expect(classes).toEqual([
      {
        id: 'icon-button-classes-MuiIconButton-root',
        name: 'MuiIconButton-root',
        key: 'root',
        text: '',
      },
      { id: 'icon-button-classes-Mui-disabled', name: 'Mui-disabled', isState: true, text: '' },
    ]);
  });
});

describe('entryText', () => {
  const entry = {
    ...{ id: 'a', name: 'onA', deprecated: 'Use *b*.', text: 'Runs.', extendedBy: 'Own' },
    signature: {
      text: CALLBACK,
      arguments: [{ name: 'event', type: 'Event', text: 'The event.' }],
      returns: 'Nothing.',
    },
    see: ['the guide'],
    notes: ['Changed in v7.'],
  };

  it('joins everything that the row shows below its name', () => {
    expect(entryText(entry, String)).toBe(
      `Use *b*. Runs. To add values, augment Own. Signature: ${CALLBACK} event: The event. Returns: Nothing. See the guide Changed in v7.`,
    );
  });

  it('marks code in Markdown', () => {
    expect(entryText(entry, code)).toContain(`Signature: \`${CALLBACK}\` \`event\`: The`);
  });
});
