import { email, required } from '../shared-forms/validators';

/** Where the order goes, as entered. */
export const EMPTY_ADDRESS = {
  name: '',
  email: '',
  street: '',
  postcode: '',
  city: '',
  country: '',
};

export type Address = typeof EMPTY_ADDRESS;

export const addressValidators = {
  name: required('Enter the name on your doorbell.'),
  email,
  street: required('Enter the street and the house number.'),
  postcode: (value: string) => {
    if (value.trim() === '') return 'Enter the postcode.';
    return /^[A-Za-z0-9][A-Za-z0-9 -]{2,9}$/.test(value.trim())
      ? null
      : 'Enter a postcode of 3 to 10 letters and digits, for example 10115.';
  },
  city: required('Enter the city.'),
  country: required('Choose a country.'),
};
