import ts from 'typescript';

/** The props of a component. */
export interface ComponentProps {
  /** Props without `component`. */
  type: ts.Type;
  /** Props of the other call signatures: `component`, or `href` for a link. */
  overloads: ts.Type[];
  /** Type parameters of the component, such as `Value`, printed as they are. */
  typeParameters: ts.Type[];
  /** The root element without `component`; `null` if `component` isn't accepted. */
  defaultComponent: ts.Type | null;
}

/** What components return. */
const RENDERED = /\b(?:Element|React(?:Node|Element|Portal))\b|^null$/;

function parts(type: ts.Type): ts.Type[] {
  return type.isUnionOrIntersection() ? type.types.flatMap(parts) : [type];
}

function signaturesOf(type: ts.Type): readonly ts.Signature[] {
  const own = type.getCallSignatures();
  // `React.JSXElementConstructor` is a union of a function and a class.
  return own.length > 0 ? own : parts(type).flatMap((part) => part.getCallSignatures());
}

/** The props of a class component. */
function classProps(checker: ts.TypeChecker, type: ts.Type): ComponentProps | null {
  const [construct] = type.getConstructSignatures();
  const instance = construct?.getReturnType();
  const props = instance?.getProperty('render') && instance.getProperty('props');
  return props
    ? {
        type: checker.getTypeOfSymbol(props),
        overloads: [],
        typeParameters: [...(construct?.typeParameters ?? [])],
        defaultComponent: null,
      }
    : null;
}

/** Whether JSX accepts a type as that of a component. A context isn't one. */
export function isComponent(checker: ts.TypeChecker, type: ts.Type): boolean {
  const rendering = signaturesOf(type).filter(
    (one) => one.parameters.length <= 2 && RENDERED.test(checker.typeToString(one.getReturnType())),
  );
  return type.getProperty('Consumer')
    ? false
    : rendering.length > 0 || classProps(checker, type) !== null;
}

// `OverridableComponent<TypeMap>` and types that extend it have the default root in TypeMap.
function defaultComponentOf(checker: ts.TypeChecker, type: ts.Type): ts.Type | null {
  for (const part of parts(type)) {
    const bases = part.isClassOrInterface() ? checker.getBaseTypes(part) : [];
    for (const candidate of [part, ...bases]) {
      const isReference = Boolean(
        (candidate as ts.ObjectType).objectFlags & ts.ObjectFlags.Reference,
      );
      const typeMap = isReference
        ? checker.getTypeArguments(candidate as ts.TypeReference)[0]
        : candidate.aliasTypeArguments?.[0];
      const property = typeMap?.getProperty('defaultComponent');
      if (property) {
        return checker.getTypeOfSymbol(property);
      }
    }
  }
  return null;
}

/**
 * Finds the props of a component, for all ways to declare it (function, `React.FC`, class,
 * `OverridableComponent`, overloads).
 *
 * @returns `null` if the type cannot be rendered.
 */
export function componentProps(checker: ts.TypeChecker, type: ts.Type): ComponentProps | null {
  const taking = signaturesOf(type).filter(({ parameters }) => parameters.length <= 2);
  const own = taking.at(-1);
  if (!own) {
    return classProps(checker, type);
  }
  // Functions that can be called without props have an optional parameter.
  const propsOf = ({ parameters }: ts.Signature) =>
    parameters[0] ? checker.getNonNullableType(checker.getTypeOfSymbol(parameters[0])) : null;
  // The last signature is the plain one, after those for `component` and `href`.
  const plain = taking.findLast(({ typeParameters }) => !typeParameters) ?? own;
  const chosen = taking.length > 1 ? plain : own;
  const props = propsOf(chosen);
  if (!props) {
    return null;
  }
  return {
    type: props,
    overloads: taking.filter((one) => one !== chosen).flatMap((one) => propsOf(one) ?? []),
    typeParameters: [...(chosen.typeParameters ?? [])],
    defaultComponent: defaultComponentOf(checker, type),
  };
}
