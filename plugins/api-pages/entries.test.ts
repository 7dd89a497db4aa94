import { pageData } from './entries';
import { component, prop } from '../api-reference/fixtures/component';

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
      String,
    );
    expect(props).toEqual([
      {
        id: 'icon-button-prop-edge',
        name: 'edge',
        type: 'boolean',
        default: 'false',
        html: 'Like <code>start</code>.',
      },
      {
        id: 'icon-button-prop-label',
        name: 'label',
        type: "'a' | … 1 more",
        fullType: "'a' | 'b'",
        extendedBy: 'Own',
        required: true,
        deprecated: '',
        html: '',
      },
    ]);
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
      String,
    );
    expect(props.map((one) => one.signature)).toEqual([
      undefined,
      { arguments: [{ name: 'event', type: 'Event', html: 'The <em>event</em>.' }] },
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
            see: ['{@link https://a.b Here}'],
          }),
        ],
        changes: [{ from: '6.5.0', to: '7.3.2', slots: [], classes: [], props: [change] }],
      }),
      String,
    );
    expect(props[0]).toMatchObject({
      since: '6',
      changes: ["Deprecated in v7: default none → <code>'a'</code>."],
      see: ['<a href="https://a.b" target="_blank" rel="noopener noreferrer">Here</a>'],
    });
  });

  it("distinguishes the component's classes from state classes", () => {
    const { classes } = pageData(
      component({
        classes: [
          { key: 'root', className: 'MuiIconButton-root', description: '', isGlobal: false },
          { key: 'disabled', className: 'Mui-disabled', description: '', isGlobal: true },
        ],
      }),
      String,
    );
    expect(classes).toEqual([
      {
        id: 'icon-button-classes-MuiIconButton-root',
        name: 'MuiIconButton-root',
        key: 'root',
        html: '',
      },
      { id: 'icon-button-classes-Mui-disabled', name: 'Mui-disabled', isState: true, html: '' },
    ]);
  });
});
