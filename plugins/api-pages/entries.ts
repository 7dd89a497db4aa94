import type {
  ApiEntry,
  ApiPageData,
  ArgumentApi,
  ComponentApi,
  PropApi,
  SignatureApi,
} from '../../src/api/types';
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

function propEntry(component: ComponentApi, prop: PropApi, html: Html): ApiEntry {
  const { name, type, required, description, default: initial, deprecated, signature } = prop;
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
    html: html(description),
  };
}

/**
 * The rows of a component's page, with every text ready to be shown.
 *
 * @param resolve - Gives the address to write for a link's address.
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
      html: html(slot.description),
    })),
    classes: component.classes.map((one) => ({
      id: classId(component, one.className),
      name: one.className,
      ...(one.isGlobal ? { isState: true } : { key: one.key }),
      ...deprecationOf(one.deprecated, html),
      html: html(one.description),
    })),
  };
}
