import { splitType } from './split-type';

const LIMIT = 60;

function cut(text: string): string {
  return text.length <= LIMIT ? text : `${text.slice(0, LIMIT - 1).trimEnd()}…`;
}

function nameOf(member: string): string {
  return splitType(member, ':')[0]
    .replace(/^readonly /, '')
    .trim();
}

function joinUntilFull(members: string[], separator: string): string {
  const kept: string[] = [];
  for (const member of members) {
    if ([...kept, member].join(separator).length > LIMIT - 10 && kept.length > 0) {
      break;
    }
    kept.push(member);
  }
  const left = members.length - kept.length;
  return [...kept, ...(left > 0 ? [`… ${left} more`] : [])].join(separator);
}

/**
 * Shortens the text of a type to one line by removing argument types, object values and the end of
 * long unions.
 *
 * @example foldType('(event: React.SyntheticEvent<HTMLElement>, value: number | number[]) => void')
 * // '(event, value) => void'
 */
export function foldType(text: string): string {
  if (text.length <= LIMIT) {
    return text;
  }
  const members = splitType(text, ' | ');
  if (members.length > 1) {
    return joinUntilFull(members.map(foldType), ' | ');
  }
  const [head, ...rest] = splitType(text, ' => ');
  if (head.startsWith('(') && rest.length > 0) {
    const names = splitType(head.slice(1, -1), ', ').map(nameOf).join(', ');
    return cut(`(${names}) => ${foldType(rest.join(' => '))}`);
  }
  if (text.startsWith('(') && text.endsWith(')')) {
    return `(${foldType(text.slice(1, -1))})`;
  }
  if (text.startsWith('{ ') && text.endsWith(' }')) {
    const names = splitType(text.slice(2, -2), '; ').map(nameOf);
    return `{ ${joinUntilFull(names, ', ')} }`;
  }
  const generic = /^[\w.]+(?=<.*>$)/.exec(text);
  return generic ? `${generic[0]}<…>` : cut(text);
}
