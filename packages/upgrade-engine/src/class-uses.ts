import { ownValue } from './own-value';
import { fixOf } from './edits';
import type { FileCheck } from './file-check';
import { replaceClass } from './fix/selectors';
import type { Parent } from './fix/selectors';
import { nameOf, plain } from './nodes';
import type { Node } from './parse';
import type { AtUse } from './file-check';
import type { UpgradeRule } from './types';

/** Stands for an element of HTML. */
const HTML = 'html';

const CLASS_NAME = /\bMui[A-Z]\w*-[\w-]*\w/g;

/** The rule for a class, also for those of a renamed component. */
function ruleOf({ data }: FileCheck, name: string): UpgradeRule | undefined {
  const separator = name.indexOf('-');
  const key = name.slice(separator + 1);
  const rules = ownValue(data.components, name.slice('Mui'.length, separator));
  const self = rules?.self;
  return (
    ownValue(data.classNames, name) ??
    (rules && ownValue(rules.classes, key)) ??
    (self?.change === 'renamed'
      ? { ...self, replacement: `.Mui${self.replacement}-${key}` }
      : undefined)
  );
}

/** Finds class names in a style sheet. */
export function checkStylesheet(check: FileCheck): void {
  const { code } = check;
  checkText(check, { text: code, start: 0, from: 0, to: code.length, line: 1, parent: 'none' });
}

/** Finds class names in a string or in a part of a template. */
export function checkString(check: FileCheck, node: Node): void {
  const { line } = node.loc.start;
  if (!check.isWhole) {
    const { value } = node as { value?: { raw?: string } | string };
    const text = typeof value === 'string' ? value : (value?.raw ?? '');
    checkText(check, { text, start: 0, from: 0, to: text.length, line, parent: 'unknown' });
    return;
  }
  const around = node.type === 'TemplateElement' ? check.scope.parentOf(node)! : node;
  const text = check.text(around);
  if (/\bMui[A-Z]/.test(text)) {
    const [from, to] = [node.start - around.start, node.end - around.start];
    const parent = parentIn(check, around);
    checkText(check, { text, start: around.start, from, to, line, parent });
  }
}

/** Text that may contain class names. */
interface StyleText {
  text: string;
  /** Offset of the text in the file. */
  start: number;
  /** The part of the text to search. */
  from: number;
  to: number;
  /** Line of the part's start. */
  line: number;
  parent: Parent;
}

function checkText(check: FileCheck, styles: StyleText): void {
  const { text, from, to, line } = styles;
  let lines = 0;
  let counted = from;
  for (const { 0: name, index: found } of text.slice(from, to).matchAll(CLASS_NAME)) {
    check.report.usesLibrary = true;
    const rule = ruleOf(check, name);
    if (rule) {
      const index = from + found;
      lines += text.slice(counted, index).split('\n').length - 1;
      counted = index;
      const place = { start: index - 1, end: index + name.length };
      const atUse = check.isWhole ? atClass(styles, place, rule) : undefined;
      check.found(line + lines, 'class', name, rule, atUse);
    }
  }
}

/** What to write in the place of a class, and the edit that does it. */
function atClass(
  { text, start: offset, parent }: StyleText,
  { start, end }: { start: number; end: number },
  { replacement, inner }: UpgradeRule,
): AtUse | undefined {
  if (!replacement?.startsWith('.') || text[start] !== '.') {
    return undefined;
  }
  const edit = replaceClass(text, { start, end, replacement, isInner: inner === true }, parent);
  return {
    replacement: edit.text,
    fix: fixOf([{ start: edit.start + offset, end: edit.end + offset, text: edit.text }], {
      start: edit.start + offset - 1,
      end: edit.end + offset + 1,
    }),
  };
}

/** Checks `buttonClasses.key` in a template, where the preceding text ends with a dot. */
export function checkClassMember(
  check: FileCheck,
  node: Node,
  rule: UpgradeRule,
): AtUse | undefined {
  const template = check.scope.parentOf(node);
  const { replacement = '', inner } = rule;
  if (template?.type !== 'TemplateLiteral' || !replacement.startsWith('.')) {
    return {
      advice: replacement ? `Use the selector \`${replacement}\`.` : (rule.advice ?? 'Remove it.'),
    };
  }
  const text = check.text(template);
  const object = check.text(node.object as Node);
  const start = node.start - template.start - '.${'.length;
  const end = node.end - template.start + '}'.length;
  if (text[start] !== '.' || text[end - 1] !== '}') {
    return undefined;
  }
  const written = replacement.replace(/\.Mui\w+?-([\w-]+)/g, (_, key: string) =>
    /^\w+$/.test(key) ? `.\${${object}.${key}}` : `.\${${object}['${key}']}`,
  );
  const edit = replaceClass(
    text,
    { start, end, replacement: written, isInner: inner === true },
    parentIn(check, template),
  );
  const offset = template.start;
  return {
    replacement: edit.text,
    fix: fixOf([{ start: edit.start + offset, end: edit.end + offset, text: edit.text }], template),
  };
}

/** Whether a selector is nested in one whose `&` is, or becomes, an element inside of the same component. */
function isInOwnSelector(check: FileCheck, selector: Node): boolean {
  const ownerIn = (text: string) => /\.(Mui[A-Z]\w*)-/.exec(text)?.[1];
  const owner = ownerIn(check.text(selector));
  let below = selector;
  for (let node = check.scope.parentOf(selector); node; node = check.scope.parentOf(node)) {
    const key =
      node.type === 'ObjectProperty' && node.key !== below ? (node.key as Node) : undefined;
    const text = key && check.text(key);
    const isInner = (name: string) => / > /.test(ruleOf(check, name)?.replacement ?? '');
    if (
      owner !== undefined &&
      text &&
      ownerIn(text) === owner &&
      (/ > /.test(text) || (text.match(CLASS_NAME) ?? []).some(isInner))
    ) {
      return true;
    }
    below = node;
  }
  return false;
}

/** What the styles around a selector are for. */
function parentIn(check: FileCheck, selector: Node): Parent {
  if (isInOwnSelector(check, selector)) {
    return 'selector';
  }
  const owner = /Mui[A-Z]\w*/.exec(check.text(selector))?.[0]?.slice('Mui'.length);
  const classes = /(\w+)Classes\./.exec(check.text(selector))?.[1];
  const about = owner ?? (classes && classes[0]!.toUpperCase() + classes.slice(1));
  let isInObject = false;
  let depth = 0;
  for (
    let node = check.scope.parentOf(selector), below = selector;
    node;
    below = node, node = check.scope.parentOf(node)
  ) {
    if (node.type === 'ObjectProperty') {
      isInObject = true;
      const name = nameOf(node.key);
      if (name === 'root' || name === 'styleOverrides') {
        const entry = themeEntryAround(check, node);
        if (entry !== undefined) {
          return name === 'root' && depth <= 1 && entry === about ? 'component' : 'other';
        }
      }
      if (below !== node.key) {
        depth += 1;
      }
    }
    if (node.type === 'JSXAttribute') {
      return parentInSx(check, node, about, depth, isInObject);
    }
    if (node.type === 'CallExpression' || node.type === 'TaggedTemplateExpression') {
      const styled = styledTarget(check, node);
      if (styled !== undefined) {
        return depth > 0 ? 'unknown' : aboutStyled(check, styled, about);
      }
    }
  }
  return isInObject ? 'unknown' : 'none';
}

/** What `&` is in styles of a component, if they are for its root element. */
function aboutStyled(check: FileCheck, component: string, about: string | undefined): Parent {
  if (component === about) {
    return 'component';
  }
  const isKnown = component === HTML || Object.hasOwn(check.data.components, component);
  return isKnown && !sharesRoot(check, component, about) ? 'other' : 'unknown';
}

/** What `&` is in a prop of an element. */
function parentInSx(
  check: FileCheck,
  attribute: Node,
  about: string | undefined,
  depth: number,
  isInObject: boolean,
): Parent {
  if (nameOf(attribute.name) !== 'sx') {
    return isInObject ? 'unknown' : 'none';
  }
  const name = check.scope.parentOf(attribute)?.name;
  const local = nameOf(name) ?? '';
  const component = check.component(name) ?? (/^[a-z]/.test(local) ? HTML : local);
  return depth > 0 ? 'unknown' : aboutStyled(check, component, about);
}

/** Whether a component may put another one's root class on its own root element. */
function sharesRoot({ data }: FileCheck, component: string | undefined, about: string | undefined) {
  const rules = component === undefined ? undefined : ownValue(data.components, component);
  const classes = Object.keys(rules?.classes ?? {});
  const other = about === undefined ? undefined : ownValue(data.components, about);
  return (
    classes.length > 0 && Object.keys(other?.classes ?? {}).some((key) => classes.includes(key))
  );
}

/** The component that a `styled` call is for: empty if it isn't known to the check. */
function styledTarget(check: FileCheck, node: Node): string | undefined {
  const outer = plain(node.callee ?? node.tag);
  if (outer?.type !== 'CallExpression') {
    return undefined;
  }
  const callee = plain(outer.callee);
  if (!/^(?:styled|experimentalStyled)$/.test(nameOf(callee) ?? nameOf(callee?.property) ?? '')) {
    return undefined;
  }
  const [target] = outer.arguments as Node[];
  return target?.type === 'StringLiteral'
    ? HTML
    : (check.component(target) ?? nameOf(target) ?? '');
}

/** The component of the theme entry around a node. */
function themeEntryAround(check: FileCheck, from: Node): string | undefined {
  for (let node = check.scope.parentOf(from); node; node = check.scope.parentOf(node)) {
    const key = node.type === 'ObjectProperty' ? nameOf(node.key) : undefined;
    const component = key === undefined ? undefined : ownValue(check.data.themeNames, key);
    if (component !== undefined) {
      return component;
    }
  }
  return undefined;
}
