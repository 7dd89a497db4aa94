interface Part {
  id: string;
  parent: string | null;
  name: string;
  products: number;
}

export interface VisiblePart extends Part {
  level: number;
  /** `null` for parts that have no children. */
  open: boolean | null;
}

const parts: Part[] = [
  { id: 'c', parent: null, name: 'City store', products: 318 },
  { id: 'c1', parent: 'c', name: 'Clothing', products: 204 },
  { id: 'c1a', parent: 'c1', name: 'Jackets', products: 96 },
  { id: 'c1b', parent: 'c1', name: 'Shoes', products: 108 },
  { id: 'c2', parent: 'c', name: 'Books', products: 114 },
  { id: 'a', parent: null, name: 'Airport store', products: 57 },
  { id: 'a1', parent: 'a', name: 'Gifts', products: 57 },
];

/** The parts whose ancestors are all open, in the order of the tree. */
export function visibleParts(
  open: readonly string[],
  parent: string | null = null,
  level = 0,
): VisiblePart[] {
  return parts
    .filter((part) => part.parent === parent)
    .flatMap((part) => {
      const isParent = parts.some((other) => other.parent === part.id);
      const isOpen = open.includes(part.id);
      const row = { ...part, level, open: isParent ? isOpen : null };
      return isOpen ? [row, ...visibleParts(open, part.id, level + 1)] : [row];
    });
}
