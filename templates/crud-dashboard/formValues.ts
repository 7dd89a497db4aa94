import { required } from '../shared-forms/validators';
import type { Category, Condition, Equipment, EquipmentInput } from './equipment';

/** A record as it's entered. */
export const EMPTY_FORM = {
  name: '',
  category: '',
  condition: 'Ready',
  location: '',
  purchased: '',
  price: '',
  notes: '',
};

export type EquipmentFormValues = typeof EMPTY_FORM;

const MAX_NAME = 60;

/** Today as `YYYY-MM-DD` in the reader's time zone. */
function today(): string {
  const now = new Date();
  const twoDigits = (value: number) => String(value).padStart(2, '0');
  return `${now.getFullYear()}-${twoDigits(now.getMonth() + 1)}-${twoDigits(now.getDate())}`;
}

export const equipmentValidators = {
  name: (value: string) => {
    if (value.trim() === '') return 'Enter a name.';
    return value.trim().length <= MAX_NAME
      ? null
      : `Shorten the name to ${MAX_NAME} characters. It has ${value.trim().length}.`;
  },
  category: required('Choose a category.'),
  condition: required('Choose a condition.'),
  location: required('Enter where it’s kept.'),
  purchased: (value: string) => {
    if (value === '') return 'Enter the date of purchase.';
    return value <= today() ? null : 'Enter a date that isn’t in the future.';
  },
  price: (value: string) =>
    /^\d{1,7}([.,]\d{1,2})?$/.test(value.trim())
      ? null
      : 'Enter the price in euros as a number with at most two decimals, for example 149.90.',
  notes: () => null,
};

/** The record that valid values describe. */
export function toInput(values: EquipmentFormValues): EquipmentInput {
  return {
    ...values,
    name: values.name.trim(),
    location: values.location.trim(),
    category: values.category as Category,
    condition: values.condition as Condition,
    price: Number(values.price.trim().replace(',', '.')),
  };
}

/** The values with which a record is edited. */
export function toFormValues({ id: _id, ...record }: Equipment): EquipmentFormValues {
  return { ...record, price: String(record.price) };
}
