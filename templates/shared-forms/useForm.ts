import { useRef, useState } from 'react';
import type { ChangeEvent, FormEvent } from 'react';
import type { Validator } from './validators';

interface FormOptions<Values extends Record<keyof Values, string>> {
  initialValues: Values;
  /** One validator per field, in the order of the fields on the page. */
  validators: { [Name in keyof Values]: Validator<Values> };
  /** Called with valid values. The message of an error that it throws is shown to the reader. */
  onSubmit: (values: Values) => Promise<void>;
}

/**
 * A form of text fields. A field is checked when the reader leaves it and, once it has a message,
 * while they type. Submitting checks all fields and moves the focus to the first invalid one.
 */
export function useForm<Values extends Record<keyof Values, string>>(options: FormOptions<Values>) {
  type Name = keyof Values & string;
  const { initialValues, validators, onSubmit } = options;
  const [values, setValues] = useState(initialValues);
  const [errors, setErrors] = useState<Partial<Record<Name, string | null>>>({});
  const [failure, setFailure] = useState<string | null>(null);
  const [isPending, setPending] = useState(false);
  const inputs = useRef(new Map<Name, HTMLInputElement>());

  const change = (name: Name, value: string) => {
    const changed = { ...values, [name]: value };
    setValues(changed);
    if (errors[name]) {
      setErrors({ ...errors, [name]: validators[name](value, changed) });
    }
  };

  const field = (name: Name) => ({
    id: name,
    name,
    value: values[name],
    error: Boolean(errors[name]),
    helperText: errors[name] ?? undefined,
    onChange: (event: ChangeEvent<HTMLInputElement>) => change(name, event.target.value),
    onBlur: () => {
      // An empty field isn't a mistake before the form is submitted.
      if (values[name] !== '') {
        setErrors({ ...errors, [name]: validators[name](values[name], values) });
      }
    },
    inputRef: (input: HTMLInputElement | null) => {
      if (input) {
        inputs.current.set(name, input);
      } else {
        inputs.current.delete(name);
      }
    },
  });

  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault();
    if (isPending) {
      return;
    }
    const names = Object.keys(validators) as Name[];
    const found = names.map((name) => [name, validators[name](values[name], values)] as const);
    setErrors(Object.fromEntries(found) as Partial<Record<Name, string | null>>);
    setFailure(null);
    const firstInvalid = found.find(([, message]) => message !== null);
    if (firstInvalid) {
      inputs.current.get(firstInvalid[0])?.focus();
      return;
    }
    setPending(true);
    try {
      await onSubmit(values);
    } catch (error) {
      setFailure(error instanceof Error ? error.message : String(error));
    } finally {
      setPending(false);
    }
  };

  return { values, errors, failure, isPending, field, change, handleSubmit };
}
