import { checkSchema } from './check-schema';
import { makeSite, WIDGETS_TARGET } from './fixtures/widgets';
import { generate } from './generate';
import { COMPONENT_SCHEMA } from './schema';

const [, panel] = generate(WIDGETS_TARGET, makeSite());

describe('checkSchema', () => {
  it('accepts generated descriptions', () => {
    expect(checkSchema(panel, COMPONENT_SCHEMA)).toEqual([]);
  });

  it.each([
    [{ slug: undefined }, ['/slug is missing']],
    [{ extra: 1 }, ['/extra is not in the schema']],
    [{ sx: 'yes' }, ['/sx is string, not boolean']],
    [{ slug: 'Panel' }, ['/slug is "Panel", which does not match ^[a-z][a-z0-9-]*$']],
    [{ ref: { element: 1 } }, ['/ref/element is number, not string']],
    [
      { spread: { kind: 'nothing', name: 'x' } },
      ['/spread/kind is "nothing", not one of component, element'],
    ],
    [{ props: [{ ...panel.props[0], name: 1 }] }, ['/props/0/name is number, not string']],
    [
      { props: [{ ...panel.props[0], type: { ...panel.props[0].type, text: '' } }] },
      ['/props/0/type/text is "", which does not match .'],
    ],
  ])('finds %j', (change, faults) => {
    expect(checkSchema({ ...panel, ...change }, COMPONENT_SCHEMA)).toEqual(faults);
  });
});
