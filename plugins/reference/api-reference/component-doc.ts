import type ts from 'typescript';
import { docOfSymbol } from './jsdoc';

/** The content of a component's comment. */
export interface ComponentDoc {
  description: string;
  deprecated?: string;
  /** The component that this one passes its further props to. */
  inherits: { name: string; href: string } | null;
}

// Comments are written for the library's own site, whose pages have this button.
const EDIT_BUTTON = /\s+by clicking on the\s+"Edit this page" button above/;

const LISTS = /^(?:Demos|Features|API):$[^]*/m;

/**
 * Reads a component's comment. Below the text, packages list pages and the inherited component:
 * "Demos:", "Features:", "API:", "- inherits [Paper API](…)".
 */
export function componentDoc(symbol: ts.Symbol): ComponentDoc {
  const { text, deprecated } = docOfSymbol(symbol);
  const [, name, href] = /- inherits \[(\w+) API\]\(([^)\s]+)\)/.exec(text) ?? [];
  return {
    description: text.replace(EDIT_BUTTON, '').replace(LISTS, '').trim(),
    ...(deprecated === undefined ? {} : { deprecated }),
    inherits: name && href ? { name, href } : null,
  };
}
