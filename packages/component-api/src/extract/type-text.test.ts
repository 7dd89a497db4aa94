import { componentProps } from './component-type';
import { fixture } from '../testing/declarations';
import { typePrinter } from './type-text';

const { checker, symbolOf, typeOf } = fixture('types.d.ts');
checker.getDeclaredTypeOfSymbol(symbolOf('Order'));

function typesOf(component: string) {
  const props = componentProps(checker, typeOf(component));
  if (!props) {
    throw new Error(`${component} isn't a component.`);
  }
  const printer = typePrinter(checker, props.typeParameters);
  return (name: string) => {
    const symbol = props.type.getProperty(name);
    if (!symbol) {
      throw new Error(`${component} has no ${name}.`);
    }
    return name === 'slots'
      ? printer.members(symbol, props.type)
      : printer.property(symbol, props.type);
  };
}

describe('typePrinter', () => {
  const gadget = typesOf('Gadget');

  it('keeps the order of a union and names the interface that extends it', () => {
    expect(gadget('size')).toEqual({
      text: "'small' | 'medium' | 'large'",
      short: "'small' | 'medium' | 'large'",
      kind: 'literals',
      values: ['small', 'medium', 'large'],
      extendedBy: 'GadgetSizeOverrides',
    });
  });

  it.each([
    ['direction', "'row' | 'column' | number", 'literals'],
    ['wide', "boolean | 'auto'", 'literals'],
    ['computed', "'medium' | 'small'", 'literals'],
    ['indexed', "'row' | 'column' | number | null", 'literals'],
    ['node', 'ReactNode', 'node'],
    ['component', 'ElementType', 'element-type'],
    ['many', 'boolean', 'boolean'],
    ['item', 'Item', 'other'],
    ['items', 'Paged<Item>', 'array'],
    ['onMove', "(event: SyntheticEvent, reason: 'row' | 'column') => void", 'function'],
    ['onPick', '(item: Item, options?: { index?: number }) => void', 'function'],
    ['parse', '(text: string) => Item', 'function'],
    ['render', '((item: Item) => ReactNode) | ReactElement', 'other'],
    ['ref', 'Ref<HTMLDivElement>', 'ref'],
    ['slots', '{ root?: ElementType; label: ElementType }', 'object'],
    ['tags', 'readonly string[]', 'array'],
    ['style', 'CSSProperties', 'object'],
    ['any', 'string', 'string'],
  ])('reads %s as %s', (name, text, kind) => {
    expect(gadget(name)).toMatchObject({ text, kind });
  });

  it('keeps the name of an alias for more than values', () => {
    expect(gadget('sx')).toMatchObject({ text: 'Sx' });
  });

  it('replaces type parameters that the reader does not know', () => {
    const numbers = typesOf('NumberGadget');
    expect(numbers('item').text).toBe('number');
    expect(numbers('onPick').text).toBe('(item: number, options?: { index?: number }) => void');
    expect(numbers('many').text).toBe('true');
  });

  it('joins the props of a union of props types', () => {
    const either = typesOf('Either');
    expect(either('variant').text).toBe("'plain' | 'fancy'");
    expect(either('direction').text).toBe("'row' | 'column' | 'diagonal'");
    expect(either('value')).toMatchObject({ text: 'string | number', kind: 'number' });
  });
});
