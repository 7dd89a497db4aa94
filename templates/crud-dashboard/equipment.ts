export const CATEGORIES = ['Camera', 'Light', 'Sound', 'Computer', 'Tool'] as const;
export const CONDITIONS = ['Ready', 'Needs repair', 'Retired'] as const;

export type Category = (typeof CATEGORIES)[number];
export type Condition = (typeof CONDITIONS)[number];

/** What is recorded about a piece of equipment. */
export interface EquipmentInput {
  name: string;
  category: Category;
  condition: Condition;
  location: string;
  /** As `YYYY-MM-DD`. */
  purchased: string;
  /** In euros. */
  price: number;
  notes: string;
}

/** A piece of equipment in the register. */
export interface Equipment extends EquipmentInput {
  id: string;
}

/** Whether a value from outside, for example from the storage, is a record. */
export function isEquipment(value: unknown): value is Equipment {
  if (typeof value !== 'object' || value === null) {
    return false;
  }
  const record = value as Record<string, unknown>;
  return (
    ['id', 'name', 'location', 'purchased', 'notes'].every(
      (key) => typeof record[key] === 'string',
    ) &&
    typeof record['price'] === 'number' &&
    CATEGORIES.some((category) => category === record['category']) &&
    CONDITIONS.some((condition) => condition === record['condition'])
  );
}
