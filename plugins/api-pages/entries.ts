import type {
  ApiEntry,
  ApiPageData,
  ArgumentApi,
  ComponentApi,
  ComponentChanges,
  Dated,
  PropApi,
  SignatureApi,
} from '../../src/api/types';
import { changeText } from './change-text';
import { formatComment } from './markdown';
import type { TextFormat } from './markdown';
import { classId, propId, slotId } from './site-links';

type Write = (markdown: string) => string;

function signatureOf(
  { text, arguments: list, returns }: SignatureApi,
  type: string,
  write: Write,
): Pick<ApiEntry, 'signature'> {
  const argument = ({ name, type, description = '' }: ArgumentApi) => ({
    name,
    type,
    text: write(description),
  });
  const described = list.filter(({ description }) => description).map(argument);
  const signature = {
    ...(text === type ? {} : { text }),
    ...(described.length > 0 ? { arguments: described } : {}),
    ...(returns.description ? { returns: write(returns.description) } : {}),
  };
  return Object.keys(signature).length > 0 ? { signature } : {};
}

function deprecationOf(deprecated: string | undefined, write: Write): Pick<ApiEntry, 'deprecated'> {
  return deprecated === undefined ? {} : { deprecated: write(deprecated) };
}

/** A reference as Markdown: `{@link address text}` and bare addresses become links. */
function seeText(reference: string): string {
  return reference.replace(/\{@link (\S+?)(?: ([^}]*))?\}/g, (_, href: string, text?: string) =>
    text ? `[${text.trim()}](${href})` : href,
  );
}

/** The first version and the changes of a row's subject. */
function historyOf(
  { changes = [] }: ComponentApi,
  part: keyof ComponentChanges,
  { name, since }: Dated & { name: string },
  write: Write,
): Pick<ApiEntry, 'since' | 'changes'> {
  const texts = changes.flatMap(({ to, [part]: entries }) => {
    const change = entries.find((one) => one.name === name);
    if (!change || change.kind === 'added' || change.kind === 'removed') {
      return [];
    }
    // The row already shows the reason for the deprecation.
    const { deprecated, ...rest } = change;
    const text = changeText(rest);
    const verb = change.kind === 'deprecated' ? 'Deprecated' : 'Changed';
    return [write(`${verb} in v${to.split('.')[0]}${text ? `: ${text}` : ''}.`)];
  });
  return { ...(since ? { since } : {}), ...(texts.length > 0 ? { changes: texts } : {}) };
}

function propEntry(component: ComponentApi, prop: PropApi, write: Write): ApiEntry {
  const { name, type, required, description, default: initial, deprecated, signature } = prop;
  const { see = [] } = prop;
  return {
    id: propId(component, name),
    name,
    type: type.short,
    ...(type.text === type.short ? {} : { fullType: type.text }),
    ...(type.extendedBy ? { extendedBy: type.extendedBy } : {}),
    ...(required ? { required } : {}),
    ...(initial === undefined ? {} : { default: initial }),
    ...deprecationOf(deprecated, write),
    ...(signature ? signatureOf(signature, type.text, write) : {}),
    ...(see.length > 0 ? { see: see.map((one) => write(seeText(one))) } : {}),
    ...historyOf(component, 'props', prop, write),
    text: write(description),
  };
}

/**
 * The rows of a component's page.
 *
 * @param format - Format of their texts.
 * @param resolve - Maps the URL of a link to the URL to write.
 */
export function pageData(
  component: ComponentApi,
  format: TextFormat,
  resolve: (href: string) => string,
): ApiPageData {
  const write: Write = (markdown) => formatComment(markdown, format, resolve);
  return {
    name: component.name,
    props: component.props.map((prop) => propEntry(component, prop, write)),
    inherited: component.inheritedProps.map((prop) => propEntry(component, prop, write)),
    slots: component.slots.map((slot) => ({
      id: slotId(component, slot.name),
      name: slot.name,
      ...(slot.className ? { className: slot.className } : {}),
      ...(slot.default ? { default: slot.default } : {}),
      ...deprecationOf(slot.deprecated, write),
      ...historyOf(component, 'slots', slot, write),
      text: write(slot.description),
    })),
    classes: component.classes.map((one) => ({
      id: classId(component, one.className),
      name: one.className,
      ...(one.isGlobal ? { isState: true } : { key: one.key }),
      ...deprecationOf(one.deprecated, write),
      ...historyOf(component, 'classes', { ...one, name: one.className }, write),
      text: write(one.description),
    })),
  };
}

/**
 * What the row of an entry says about it, in the order of `src/api/EntryDescription.tsx`.
 *
 * @param code - Formats code.
 */
export function entryText(
  { deprecated, text, extendedBy, signature, see = [], changes = [] }: ApiEntry,
  { code }: Pick<TextFormat, 'code'>,
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
    ...changes,
  ]
    .filter(Boolean)
    .join(' ');
}
