/** Control characters except newlines and tabs. Nobody types them, and some databases reject them. */
const CONTROL = /[^\P{Cc}\n\r\t]/gu;

/** Lone surrogates, which UTF-8 cannot encode. */
const LONE_SURROGATE = /\p{Surrogate}/gu;

/** Trims a text and removes characters that databases cannot store. */
export function storableText(text: string): string {
  return text.replace(CONTROL, '').replace(LONE_SURROGATE, '\uFFFD').trim();
}
