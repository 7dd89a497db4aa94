import { ownValue } from './own-value';
import { fixOf } from './edits';
import type { FileCheck } from './file-check';
import { holderOf, insertion } from './fix/holder';
import type { Holder } from './fix/holder';
import { nameOf, plain } from './nodes';
import type { Node } from './parse';

/** The type of what `renderInput` of an `Autocomplete` gets. */
const TYPE = 'AutocompleteRenderInputParams';

const isParamsType = (check: FileCheck, annotation: unknown): boolean => {
  const { typeAnnotation: type } = (annotation ?? {}) as { typeAnnotation?: Node };
  return type?.type === 'TSTypeReference' && check.exportOf(type.typeName) === TYPE;
};

/** What a function gets as its first parameter if it renders an input. */
function parameterKind(check: FileCheck, fn: Node): 'autocomplete' | 'unknown' | undefined {
  if (isParamsType(check, (fn.params as Node[])[0]?.typeAnnotation)) {
    return 'autocomplete';
  }
  let owner = check.scope.parentOf(fn);
  if (owner?.type === 'JSXExpressionContainer') {
    owner = check.scope.parentOf(owner);
  }
  if (nameOf(owner?.name) !== 'renderInput' && nameOf(owner?.key) !== 'renderInput') {
    return undefined;
  }
  const element = check.scope.parentOf(owner!);
  const isOfAutocomplete =
    element?.type === 'JSXOpeningElement' && check.component(element.name) === 'Autocomplete';
  return isOfAutocomplete ? 'autocomplete' : 'unknown';
}

/**
 * Whether a variable is the parameter of `renderInput`; `unknown` if it may be that of another
 * component, such as a picker.
 *
 * @param from - Where the variable is used.
 */
export function inputParams(
  check: FileCheck,
  name: string | undefined,
  from: Node,
): 'autocomplete' | 'unknown' | undefined {
  for (let node = check.scope.parentOf(from); name && node; node = check.scope.parentOf(node)) {
    if (/Function/.test(node.type) && nameOf((node.params as Node[])[0]) === name) {
      return parameterKind(check, node);
    }
  }
  return undefined;
}

/** Whether a spread is of a part of the parameters of `renderInput`, such as `...params.slotProps`. */
export function isOfParams(check: FileCheck, spread: Node): boolean {
  let object = plain(spread.argument);
  while (object && /MemberExpression$/.test(object.type)) {
    object = plain(object.object);
  }
  return inputParams(check, nameOf(object), spread) !== undefined;
}

/** Whether the release gives `renderInput` parameters with `slotProps`. */
const haveSlotProps = (check: FileCheck) => Object.keys(check.data.inputParams).length > 0;

/**
 * The name of the parameters with `slotProps` that are spread into an element before one of its props,
 * which would replace theirs.
 */
export function paramsBefore(
  check: FileCheck,
  { spreads }: Holder,
  prop: Node,
): string | undefined {
  const spread = spreads.find(({ argument, start }) => {
    const name = nameOf(plain(argument));
    return start < prop.start && inputParams(check, name, prop) === 'autocomplete';
  });
  return spread && haveSlotProps(check) ? nameOf(plain(spread.argument)) : undefined;
}

/** Reports a field of the parameters that has moved. */
function checkField(check: FileCheck, node: Node, property: unknown, object?: string): void {
  const field = nameOf(property);
  const { inputParams: rules } = check.data;
  if (field !== undefined) {
    check.add(node, 'prop', `${TYPE}.${field}`, rules, field, ({ replacement }) => {
      const { start, end } = property as Node;
      return object === undefined
        ? undefined
        : {
            replacement: `${object}.${replacement}`,
            fix: fixOf([{ start, end, text: replacement! }]),
          };
    });
  }
}

/** Checks `params.InputProps`. */
export function checkParamsMember(check: FileCheck, node: Node): void {
  const object = nameOf(plain(node.object));
  if (node.computed !== true && inputParams(check, object, node) === 'autocomplete') {
    checkField(check, node, node.property, object);
  }
}

/** Checks `({ InputProps, ...params }) => …` and `const { InputProps } = params`. */
export function checkParamsPattern(check: FileCheck, node: Node): void {
  const [first] = (node.params as Node[] | undefined) ?? [node.id as Node];
  if (first?.type !== 'ObjectPattern') {
    return;
  }
  const isOfParams =
    node.type === 'VariableDeclarator'
      ? inputParams(check, nameOf(plain(node.init)), node) === 'autocomplete'
      : parameterKind(check, node) === 'autocomplete';
  if (isOfParams) {
    for (const property of first.properties as Node[]) {
      checkField(check, property, property.key);
    }
  }
}

/** Checks `AutocompleteRenderInputParams['InputProps']`. */
export function checkParamsKey(check: FileCheck, node: Node): void {
  const type = node.objectType as Node | undefined;
  if (type?.type === 'TSTypeReference' && check.exportOf(type.typeName) === TYPE) {
    checkField(check, node, (node.indexType as Node).literal);
  }
}

/** Checks `<TextField {...params} slotProps={…} />`, whose `slotProps` replace those of `params`. */
export function checkParamsSpread(check: FileCheck, node: Node): void {
  const holder = holderOf(node);
  const slotProps = holder.props.find(({ name }) => name === 'slotProps');
  const params = slotProps && paramsBefore(check, holder, slotProps.node);
  const value = slotProps?.value;
  const added = `...${params}.slotProps`;
  if (!params || !value || check.text(value).includes(added)) {
    return;
  }
  const edit =
    value.type === 'ObjectExpression'
      ? insertion(check, value, added, 'first')
      : { start: value.start, end: value.end, text: `{ ${added}, ...${check.text(value)} }` };
  check.found(
    slotProps.node.loc.start.line,
    'prop',
    `${TYPE}.inputProps`,
    ownValue(check.data.inputParams, 'inputProps')!,
    { replacement: `slotProps={{ ${added}, … }}`, fix: fixOf([edit], value) },
  );
}
