import postcss from 'postcss';
import type { AtRule, Rule } from 'postcss';
import parseSelectors from 'postcss-selector-parser';
import type { Node, Selector } from 'postcss-selector-parser';

/** A selector that makes browsers match the styles of many elements, with the reason. */
export interface SlowSelector {
  selector: string;
  reason: string;
}

/** Pseudo-classes that browsers look up like a class. */
const LOOKED_UP = new Set([':focus', ':focus-visible', ':focus-within', ':host']);

/** Attributes that elements change all the time. */
const CHANGING = new Set(['class', 'style']);

/** Media in which no page is read on a screen with scripts. */
const RARE_MEDIA = /^print$|scripting: ?none/;

const isKey = ({ type }: Node) => type === 'class' || type === 'id' || type === 'attribute';

function isLookedUp(node: Node): boolean {
  return isKey(node) || node.type === 'tag' || LOOKED_UP.has(String(node).trim());
}

const isRoot = (node: Node) => node.type === 'tag' && /^(?:html|body)$/.test(node.value);

/** The parts of a selector between its combinators, and those combinators. */
function partsOf(selector: Selector): { compounds: Node[][]; combinators: string[] } {
  const compounds: Node[][] = [[]];
  const combinators: string[] = [];
  selector.each((node) => {
    if (node.type === 'combinator') {
      combinators.push(node.value.trim());
      compounds.push([]);
    } else if (node.type !== 'comment') {
      compounds.at(-1)!.push(node);
    }
  });
  return { compounds, combinators };
}

function hasPseudo(nodes: readonly Node[], name: string): boolean {
  return nodes.some((node) => node.type === 'pseudo' && node.value === name);
}

function reasonOf(selector: Selector): string | null {
  const { compounds, combinators } = partsOf(selector);
  const subject = compounds.at(-1)!;
  const before = compounds.slice(0, -1);
  const named = before.flat().filter((node) => isLookedUp(node) && !isRoot(node));
  if (before.length > 0 && !subject.some(isLookedUp)) {
    if (named.length === 0) {
      return 'every element could match: nothing in front of it has a class, id, attribute or tag of its own';
    }
    if (/[+~]/.test(combinators.at(-1)!) && !compounds.at(-2)!.some(isKey)) {
      return 'any element could follow: give the one before it a class, id or attribute';
    }
  }
  if (before.flat().some((node) => node.type === 'attribute' && CHANGING.has(node.attribute))) {
    return 'every change of a class or style matches what is inside again: use .class';
  }
  if (compounds.some((nodes) => hasPseudo(nodes, ':has') && !nodes.some(isKey))) {
    return ':has() looks at every change inside: give its element a class, id or attribute';
  }
  return null;
}

function isRare(rule: Rule): boolean {
  for (let parent = rule.parent; parent; parent = parent.parent as typeof parent) {
    const { type, name, params } = parent as AtRule;
    if (type === 'atrule' && (name.endsWith('keyframes') || RARE_MEDIA.test(params))) {
      return true;
    }
  }
  return false;
}

/**
 * Selectors that browsers can't rule out by their index of classes, ids, attributes and tags, or
 * by the ancestors of an element. With one of them, each element that comes or goes makes the
 * browser match the styles of the whole page.
 *
 * @param css - A stylesheet.
 */
export function slowSelectors(css: string): SlowSelector[] {
  const slow: SlowSelector[] = [];
  postcss.parse(css).walkRules((rule) => {
    if (!isRare(rule)) {
      parseSelectors((root) =>
        root.each((selector) => {
          const reason = reasonOf(selector);
          if (reason) {
            slow.push({ selector: String(selector), reason });
          }
        }),
      ).processSync(rule.selector);
    }
  });
  return slow;
}
