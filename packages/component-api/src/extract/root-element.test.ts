import { componentProps } from './component-type';
import { fixture } from '../testing/declarations';
import { refOf, rootElement, tagNames } from './root-element';
import { typePrinter } from './type-text';

const { checker, typeOf } = fixture('components.d.ts');
const tags = tagNames({ checker });

function rootOf(component: string, styledRoot?: string) {
  const props = componentProps(checker, typeOf(component));
  if (!props) {
    throw new Error(`${component} isn't a component.`);
  }
  const printer = typePrinter(checker, props.typeParameters);
  return {
    ref: refOf(checker, printer, props),
    root: rootElement(checker, printer, props, styledRoot, tags),
  };
}

describe('tagNames', () => {
  it('maps an interface to its only or usual element', () => {
    expect(['HTMLDivElement', 'HTMLTableCellElement'].map((name) => tags.get(name))).toEqual([
      'div',
      'td',
    ]);
    expect(tags.has('HTMLElement')).toBe(false);
  });
});

describe('rootElement', () => {
  it('is the declared default, even if the code styles another element', () => {
    expect(rootOf('Overridable', 'div')).toEqual({
      ref: { element: 'HTMLElement' },
      root: 'section',
    });
  });

  it('is the element in the code, else that of the DOM interface', () => {
    const ref = { element: 'HTMLUListElement' };
    expect(rootOf('Dom', 'menu')).toEqual({ ref, root: 'menu' });
    expect(rootOf('Dom', 'Paper')).toEqual({ ref, root: 'ul' });
  });

  it('is null without DOM attributes', () => {
    expect(rootOf('Plain', 'div')).toEqual({ ref: null, root: null });
  });
});
