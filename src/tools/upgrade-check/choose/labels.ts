/**
 * Makes a function that returns a path that no other file has: the given one, or with a number, such as
 * `index (2).tsx`. A folder ends with a slash, and has no number that a file has.
 */
export function uniqueLabels(): (path: string) => string {
  const taken = new Set<string>();
  return (path) => {
    let label = path;
    for (let number = 2; taken.has(label.replace(/\/$/, '')); number += 1) {
      label = path.replace(/(?:\.[^./]+|\/)?$/, (end) => ` (${number})${end}`);
    }
    taken.add(label.replace(/\/$/, ''));
    return label;
  };
}
