import type {
  ApiEntry,
  ApiPageData,
  ComponentApi,
  Dated,
  PropApi,
  SignatureApi,
} from '../../../src/api/types';
import { changeText } from './change-text';
import { rowId } from './site-links';

/** Converts the Markdown of a comment. */
export type Write = (markdown: string) => string;

function signatureOf(
  { text, arguments: list, returns }: SignatureApi,
  type: string,
  write: Write,
): ApiEntry['signature'] {
  const described = list.filter(({ description }) => description);
  const signature = {
    ...(text === type ? {} : { text }),
    ...(described.length > 0
      ? {
          arguments: described.map(({ name, type, description = '' }) => ({
            ...{ name, type, text: write(description) },
          })),
        }
      : {}),
    ...(returns.description ? { returns: write(returns.description) } : {}),
  };
  return Object.keys(signature).length > 0 ? signature : undefined;
}

/** The sentences about a removal, in Markdown. */
export function removalText({ version, instead }: NonNullable<Dated['removed']>): string {
  return [`Removed in version ${version}.`, instead].filter(Boolean).join(' ');
}

/** The parts that the rows of all lists have in common. */
function entryOf(
  component: ComponentApi,
  part: 'props' | 'slots' | 'classes',
  row: Dated & Pick<PropApi, 'name' | 'description' | 'deprecated'>,
  write: Write,
  demos = '',
): ApiEntry {
  const { name, description, deprecated, since, removed } = row;
  const { laterChanges = [], changes = [] } = component;
  const texts = [...laterChanges, ...changes].flatMap(({ to, [part]: entries }) => {
    const change = entries.find((one) => one.name === name);
    if (!change || change.kind === 'added' || change.kind === 'removed') {
      return [];
    }
    // The row already shows the reason for the deprecation.
    const text = changeText({ ...change, deprecated: undefined });
    const verb = change.kind === 'deprecated' ? 'Deprecated' : 'Changed';
    return [write(`${verb} in v${to.split('.')[0]}${text ? `: ${text}` : ''}.`)];
  });
  const notes = [removed ? write(removalText(removed)) : '', ...texts, demos].filter(Boolean);
  return {
    id: rowId(component, part, name),
    name,
    text: write(description),
    deprecated: deprecated && write(deprecated),
    since,
    notes: notes.length > 0 ? notes : undefined,
  };
}

function propEntry(
  component: ComponentApi,
  prop: PropApi,
  write: Write,
  usedIn: (prop: string) => string,
): ApiEntry {
  const { type, required, default: initial, signature, see } = prop;
  return {
    ...entryOf(component, 'props', prop, write, usedIn(prop.name)),
    type: type.short,
    fullType: type.text === type.short ? undefined : type.text,
    extendedBy: type.extendedBy,
    required: required || undefined,
    default: initial,
    signature: signature && signatureOf(signature, type.text, write),
    see: see?.length ? see.map((one) => write(one)) : undefined,
  };
}

function deprecatedLast(rows: ApiEntry[]): ApiEntry[] {
  return rows.sort(
    (a, b) => Number(a.deprecated !== undefined) - Number(b.deprecated !== undefined),
  );
}

/**
 * The rows of a component's page, deprecated ones last. Their texts are what `write` returns for the
 * Markdown of the comments: HTML for the page.
 *
 * @param usedIn - A sentence about the demos that set a prop, in the format of the texts; empty for none.
 */
export function pageData(
  component: ComponentApi,
  write: Write,
  usedIn: (prop: string) => string = () => '',
): ApiPageData {
  const entryOfProp = (prop: PropApi) => propEntry(component, prop, write, usedIn);
  return {
    name: component.name,
    props: deprecatedLast(component.props.map(entryOfProp)),
    inherited: deprecatedLast(component.inheritedProps.map(entryOfProp)),
    slots: deprecatedLast(
      component.slots.map((slot) => ({
        ...entryOf(component, 'slots', slot, write),
        className: slot.className ?? undefined,
        default: slot.default ?? undefined,
      })),
    ),
    classes: deprecatedLast(
      component.classes.map(({ key, className, isGlobal, ...one }) => ({
        ...entryOf(component, 'classes', { ...one, name: className }, write),
        ...(isGlobal ? { isState: true } : { key }),
      })),
    ),
  };
}

/**
 * What the row of an entry says about it, in the order of `src/api/EntryDescription.tsx`.
 *
 * @param code - Formats code.
 */
export function entryText(
  { deprecated, text, extendedBy, signature, see = [], notes = [] }: ApiEntry,
  code: (text: string) => string,
): string {
  const { arguments: list = [], returns } = signature ?? {};
  return [
    deprecated,
    text,
    extendedBy && `To add values, augment ${code(extendedBy)}.`,
    signature?.text && `Signature: ${code(signature.text)}`,
    ...list.map((argument) => `${code(argument.name)}: ${argument.text}`),
    returns && `Returns: ${returns}`,
    ...see.map((one) => `See ${one}`),
    ...notes,
  ]
    .filter(Boolean)
    .join(' ');
}
