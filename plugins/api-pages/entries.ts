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
import { markdownToHtml } from './markdown';
import { classId, propId, slotId } from './site-links';

type Html = (markdown: string) => string;

function signatureOf(
  { text, arguments: list, returns }: SignatureApi,
  type: string,
  html: Html,
): Pick<ApiEntry, 'signature'> {
  const argument = ({ name, type, description = '' }: ArgumentApi) => ({
    name,
    type,
    html: html(description),
  });
  const described = list.filter(({ description }) => description).map(argument);
  const signature = {
    ...(text === type ? {} : { text }),
    ...(described.length > 0 ? { arguments: described } : {}),
    ...(returns.description ? { returns: html(returns.description) } : {}),
  };
  return Object.keys(signature).length > 0 ? { signature } : {};
}

function deprecationOf(deprecated: string | undefined, html: Html): Pick<ApiEntry, 'deprecated'> {
  return deprecated === undefined ? {} : { deprecated: html(deprecated) };
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
  html: Html,
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
    return [html(`${verb} in v${to.split('.')[0]}${text ? `: ${text}` : ''}.`)];
  });
  return { ...(since ? { since } : {}), ...(texts.length > 0 ? { changes: texts } : {}) };
}

function propEntry(component: ComponentApi, prop: PropApi, html: Html): ApiEntry {
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
    ...deprecationOf(deprecated, html),
    ...(signature ? signatureOf(signature, type.text, html) : {}),
    ...(see.length > 0 ? { see: see.map((one) => html(seeText(one))) } : {}),
    ...historyOf(component, 'props', prop, html),
    html: html(description),
  };
}

/**
 * The rows of a component's page, with texts as HTML.
 *
 * @param resolve - Maps the URL of a link to the URL to write.
 */
export function pageData(component: ComponentApi, resolve: (href: string) => string): ApiPageData {
  const html: Html = (markdown) => markdownToHtml(markdown, resolve);
  return {
    name: component.name,
    props: component.props.map((prop) => propEntry(component, prop, html)),
    inherited: component.inheritedProps.map((prop) => propEntry(component, prop, html)),
    slots: component.slots.map((slot) => ({
      id: slotId(component, slot.name),
      name: slot.name,
      ...(slot.className ? { className: slot.className } : {}),
      ...(slot.default ? { default: slot.default } : {}),
      ...deprecationOf(slot.deprecated, html),
      ...historyOf(component, 'slots', slot, html),
      html: html(slot.description),
    })),
    classes: component.classes.map((one) => ({
      id: classId(component, one.className),
      name: one.className,
      ...(one.isGlobal ? { isState: true } : { key: one.key }),
      ...deprecationOf(one.deprecated, html),
      ...historyOf(component, 'classes', { ...one, name: one.className }, html),
      html: html(one.description),
    })),
  };
}
