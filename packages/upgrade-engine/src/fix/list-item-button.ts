import { fixOf } from '../edits';
import type { FileCheck } from '../file-check';
import { nameOf } from '../nodes';
import type { Node } from '../parse';
import type { Edit, Fix } from '../types';
import { holderOf, removal, valueText } from './holder';

const NAME = 'ListItemButton';

/** The statement that imports a name, with the part that is about it. */
function importOf(
  check: FileCheck,
  local: string,
): { specifier: Node; declaration: Node } | undefined {
  for (const use of check.scope.usesOf(local)) {
    const specifier = check.scope.parentOf(use);
    const declaration = specifier && check.scope.parentOf(specifier);
    if (specifier && declaration?.type === 'ImportDeclaration') {
      return { specifier, declaration };
    }
  }
  return undefined;
}

/** Rewrites `<ListItem button>` to `<ListItemButton>` and imports it. */
export function toListItemButton(
  check: FileCheck,
  opening: Node,
  attribute: Node,
): Fix | undefined {
  const holder = holderOf(opening);
  const prop = holder.props.find(({ node }) => node === attribute);
  const name = opening.name as Node;
  const local = nameOf(name);
  const element = check.scope.parentOf(opening);
  const found = local === undefined ? undefined : importOf(check, local);
  if (
    !prop ||
    valueText(check, prop) !== 'true' ||
    !element ||
    !found ||
    !/^ListItem$/.test(check.bindings.get(local!) ?? '')
  ) {
    return undefined;
  }
  const tags = [name, (element.closingElement as Node | null)?.name as Node | undefined].filter(
    (one): one is Node => one !== undefined,
  );
  const edits: Edit[] = [
    ...tags.map(({ start, end }) => ({ start, end, text: NAME })),
    removal(check, holder, attribute),
  ];
  if (check.bindings.get(NAME) === NAME) {
    return fixOf(edits, opening);
  }
  if (check.scope.declaredTimes(NAME) > 0) {
    return undefined;
  }
  const { specifier, declaration } = found;
  const isOnlyUse = check.scope
    .usesOf(local!)
    .every((use) => tags.includes(use) || check.scope.parentOf(use) === specifier);
  const isNamed = specifier.type === 'ImportSpecifier';
  const gap = /\n\s*$/.exec(check.code.slice(0, specifier.start))?.[0] ?? ' ';
  if (isNamed) {
    edits.push(
      isOnlyUse
        ? { start: specifier.start, end: specifier.end, text: NAME }
        : { start: specifier.end, end: specifier.end, text: `,${gap}${NAME}` },
    );
  } else if (
    specifier.type === 'ImportDefaultSpecifier' &&
    (declaration.specifiers as Node[]).length === 1
  ) {
    const source = declaration.source as Node;
    const quote = check.text(source)[0]!;
    const ending = check.text(declaration).endsWith(';') ? ';' : '';
    const text = `import ${NAME} from ${quote}@mui/material/${NAME}${quote}${ending}`;
    edits.push(
      isOnlyUse
        ? { start: declaration.start, end: declaration.end, text }
        : { start: declaration.end, end: declaration.end, text: `\n${text}` },
    );
  } else {
    return undefined;
  }
  return fixOf(edits, opening);
}
